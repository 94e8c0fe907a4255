/** `pnpm test` runs samples of what is large; `pnpm test:deep` runs all of it. */
export const IS_DEEP = process.env['TEST_TIER'] === 'deep';
