import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Where a request comes from. */
export interface ClientAddress {
  /** The person's address, as well as it is known. */
  ip: string;
  /** It came from this machine itself, and nobody passed it on. */
  isLoopback: boolean;
}

/**
 * The site's server passes calls on from this machine: only then is `X-Forwarded-For` believed, and
 * of it only what that server itself has seen, the last entry.
 */
export function clientAddress(context: Context, trustProxy: boolean): ClientAddress {
  const socket = plain(getConnInfo(context).remote.address ?? '');
  const isLocal = isLoopback(socket);
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (forwarded === undefined || forwarded === '') return { ip: socket, isLoopback: isLocal };
  const ip =
    isLocal && trustProxy && /^[0-9a-f.:]{3,45}$/i.test(forwarded) ? plain(forwarded) : socket;
  return { ip, isLoopback: false };
}

/**
 * The origin by which the person came: what the site's server says that it was asked for, under the
 * same condition, else the host that this request names. Whoever acts on it holds it against a list.
 */
export function originAskedFor(context: Context, trustProxy: boolean): string {
  const isLocal = isLoopback(plain(getConnInfo(context).remote.address ?? ''));
  const host = context.req.header('x-forwarded-host');
  if (!isLocal || !trustProxy || host === undefined) {
    return `http://${context.req.header('host') ?? ''}`;
  }
  return `${context.req.header('x-forwarded-proto') ?? 'http'}://${host}`;
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.');
