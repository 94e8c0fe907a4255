import type { AnyEndpoint, HandlerInputOf, HandlerValueOf } from '@perya/api-client';
import { readAmounts, writeAmounts } from '@perya/api-client/server';
import type { Logger } from 'pino';
import type { Db } from '../db/types';
import type { Audience } from '../config/agentSite';
import type { Platform } from '../platform';
import type { Member, Session } from './caller';
import type { Brand } from '../brand';

/** The context of a call for its handler. */
export interface CallContext {
  /**
   * The database. In a call that moves money (`idempotent` in the contract), it's the transaction that also
   * stores the answer, so that both are committed or neither.
   */
  readonly db: Db;
  /** The gateway's time. Never use `Date.now()`, which the sandbox's clock doesn't move. */
  readonly now: () => Date;
  /** The caller's language, one of the brand's. */
  readonly language: string;
  readonly ip: string;
  /** The key for limits per address: the IPv4 address, or the network of an IPv6 address. */
  readonly network: string;
  /** The browser's user agent; empty if it sends none. */
  readonly userAgent: string;
  readonly brand: Brand;
  /** Of the site that the call came through, known by its key (`X-Site-Key`), never by its host. */
  readonly audience: Audience;
  /** Includes the request's id. */
  readonly log: Logger;
  readonly platform: Platform;
  readonly token: string | undefined;
  /** The signed-in member; always set if the contract says `auth: 'token'`. */
  readonly member: Member | undefined;
  /** The session of the call, if there is one. */
  readonly session: Session | undefined;
  /** Returns the signed-in member, or throws a 401. */
  readonly me: () => Member;
  /**
   * Runs once the call has succeeded and its writes are committed: for notifications that make others query
   * them.
   */
  readonly afterCommit: (work: () => void) => void;
  /** Always set if the contract says `idempotent`. */
  readonly idempotencyKey: string | undefined;
  /** `X-Client-Key`: the page's own public key for encrypted answers. */
  readonly clientKey: string | undefined;
}

/** A call as passed to its handler: `input` is the validated request, with amounts in minor units. */
export interface Call<E extends AnyEndpoint> {
  readonly input: HandlerInputOf<E>;
  readonly ctx: CallContext;
}

/** Returns the value, with amounts in minor units, or throws a `Rejection`. */
export type Handler<E extends AnyEndpoint> = (
  call: Call<E>,
) => HandlerValueOf<E> | Promise<HandlerValueOf<E>>;

/** A call of the contract and its handler. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly handle: (call: { input: unknown; ctx: CallContext }) => unknown;
  /** Checks that run first, outside the transaction of an idempotent call. */
  readonly before?: (call: { input: unknown; ctx: CallContext }) => Promise<void>;
  /** Available while the site is closed for maintenance or in the caller's region. */
  readonly whenClosed: boolean;
  /** Available to a member who has to change the password first. */
  readonly whenRestricted: boolean;
  /** Moves money also while the member's account is being closed. */
  readonly whenClosing: boolean;
}

interface ServeOptions<E extends AnyEndpoint> {
  /**
   * Checks that run before the handler, and for an idempotent call before its transaction: what they count is
   * kept if the call is rejected, and slow hashes don't hold a connection. A repeat with the same key gets
   * the first answer without them.
   */
  before?: (call: Call<E>) => Promise<void>;
  /** Available on a closed site: for the page that shows it, and for signing out. Default false. */
  whenClosed?: boolean;
  /**
   * Available in a restricted session: for changing a password that has to be changed first, and for signing
   * out. Default false.
   */
  whenRestricted?: boolean;
  /**
   * For an idempotent call: available while the member's account is being closed, when nothing else may move
   * money. Default false.
   */
  whenClosing?: boolean;
}

/** Binds a handler to a call of the contract; a module lists its routes in `Module.routes`. */
export function serve<E extends AnyEndpoint>(
  endpoint: E,
  handler: Handler<E>,
  { before, whenClosed = false, whenRestricted = false, whenClosing = false }: ServeOptions<E> = {},
): Route {
  // The endpoint's own schema has just parsed the request.
  const callOf = ({ input, ctx }: { input: unknown; ctx: CallContext }) => ({
    input: readAmounts(endpoint.request, input) as HandlerInputOf<E>,
    ctx,
  });
  return {
    endpoint,
    handle: async (call) => writeAmounts(endpoint.value, await handler(callOf(call))),
    ...(before !== undefined && {
      before: (call: { input: unknown; ctx: CallContext }) => before(callOf(call)),
    }),
    whenClosed,
    whenRestricted,
    whenClosing,
  };
}
