/** Whether a host name, as `URL` writes it, is this machine itself. */
export const isLoopbackName = (hostname: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
