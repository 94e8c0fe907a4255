/** The plugin has no types of its own. */
declare module '@size-limit/file' {
  const plugin: Parameters<typeof import('size-limit').default>[0][number];
  export default plugin;
}
