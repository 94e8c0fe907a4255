/** Whether a host name, as normalized by `URL`, is this machine. */
export const isLoopbackName = (hostname: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
