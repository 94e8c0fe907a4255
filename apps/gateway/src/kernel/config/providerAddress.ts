import { isLoopbackName } from './loopback';

/** Whether a URL is https, or http on this machine: providers anywhere else are never called without TLS. */
export function isProviderAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname));
}
