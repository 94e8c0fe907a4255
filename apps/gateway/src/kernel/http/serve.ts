import type { AnyEndpoint, HandlerInputOf, HandlerValueOf } from '@perya/api-client';
import { readAmounts, writeAmounts } from '@perya/api-client/server';
import type { Logger } from 'pino';
import type { Db } from '../db/types';
import type { Platform } from '../platform';
import type { Member, Session } from './caller';
import type { Brand } from '../brand';

/** What a handler knows of its call. */
export interface CallContext {
  /**
   * The database. In a call that moves money (`idempotent` in the contract) it is the transaction
   * in which the answer is stored too, so that both are done or neither.
   */
  readonly db: Db;
  /** The gateway's time: never use `Date.now()`, which the sandbox's clock does not move. */
  readonly now: () => Date;
  /** The caller's language, one of the brand's. */
  readonly language: string;
  readonly ip: string;
  /** What limits per address are counted for: the address, of IPv6 its network. */
  readonly network: string;
  /** What the browser calls itself; empty where it does not say. */
  readonly userAgent: string;
  readonly brand: Brand;
  /** Carries the request's id. */
  readonly log: Logger;
  readonly platform: Platform;
  readonly token: string | undefined;
  /** Who is signed in; always there where the contract says `auth: 'token'`. */
  readonly member: Member | undefined;
  /** The sign-in behind the call, where there is one. */
  readonly session: Session | undefined;
  /** Who is signed in, or a 401. */
  readonly me: () => Member;
  /** Done once the call has succeeded and what it wrote is committed: for news that others then look up. */
  readonly afterCommit: (work: () => void) => void;
  /** Always there where the contract says `idempotent`. */
  readonly idempotencyKey: string | undefined;
  /** `X-Client-Key`: the page's own public key for sealed answers. */
  readonly clientKey: string | undefined;
}

/** A call as its handler sees it: `input` is the validated request, its amounts in minor units. */
export interface Call<E extends AnyEndpoint> {
  readonly input: HandlerInputOf<E>;
  readonly ctx: CallContext;
}

/** Answers the value, its amounts in minor units, or throws a `Rejection`. */
export type Handler<E extends AnyEndpoint> = (
  call: Call<E>,
) => HandlerValueOf<E> | Promise<HandlerValueOf<E>>;

/** A call of the contract and its handler. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly handle: (call: { input: unknown; ctx: CallContext }) => unknown;
  /** What is checked first, outside the transaction of an idempotent call. */
  readonly before?: (call: { input: unknown; ctx: CallContext }) => Promise<void>;
  /** Answered while the site is closed for maintenance or to the caller's region. */
  readonly whenClosed: boolean;
  /** Answered to a member who has to change the password first. */
  readonly whenRestricted: boolean;
}

interface ServeOptions<E extends AnyEndpoint> {
  /**
   * Checks that come before the handler, and of an idempotent call before its transaction: what they
   * count stays where the call is refused, and slow hashes hold no connection. A repeat with the same
   * key gets the first answer without them.
   */
  before?: (call: Call<E>) => Promise<void>;
  /** Answered on a closed site too: for the page that says so, and for the way out. Default false. */
  whenClosed?: boolean;
  /**
   * Answered in a restricted session too: for the change of a password that has to be changed
   * first, and for the way out. Default false.
   */
  whenRestricted?: boolean;
}

/** Binds a handler to a call of the contract; a module lists its routes in `Module.routes`. */
export function serve<E extends AnyEndpoint>(
  endpoint: E,
  handler: Handler<E>,
  { before, whenClosed = false, whenRestricted = false }: ServeOptions<E> = {},
): Route {
  // The request was parsed by the endpoint's own schema just before.
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
  };
}
