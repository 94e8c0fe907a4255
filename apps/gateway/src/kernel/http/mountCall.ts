import {
  bodyLimitsOf,
  ok,
  parseRequest,
  type AnyEndpoint,
  type SchemaError,
} from '@perya/api-client/server';
import { networkOf } from '@perya/http-server';
import type { Context, Hono } from 'hono';
import type { Brand } from '../brand';
import type { Platform } from '../platform';
import type { ReadSession, SessionState } from './caller';
import { hasBody, mediaTypeOf, readForm, readJson, readText, unsupportedMediaType } from './body';
import { envelopeOf } from './frame';
import { runIdempotent, type StoredResponse } from './idempotency';
import { limitMemberCalls } from './limits';
import { audited, requireOperator } from './operator';
import {
  notLoggedIn,
  passwordChangeRequired,
  rejectIfClosing,
  rejectIfSiteClosed,
  Rejection,
  sessionOver,
} from './Rejection';
import type { CallContext, Route } from './serve';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/;

interface MountedCall {
  endpoint: AnyEndpoint;
  /** Without a route, the call is known but not implemented: 501. */
  route: Route | undefined;
  platform: Platform;
  readSession: ReadSession;
}

/** The path of a call as a pattern of the router. */
export const routePath = ({ path }: AnyEndpoint) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Mounts a call of the contract: authenticates the caller, parses the request, and wraps the answer. */
export function mountCall(
  app: Hono,
  { endpoint, route, platform, readSession }: MountedCall,
): void {
  app.on(endpoint.method, routePath(endpoint), async (context) => {
    context.set('endpointId', endpoint.id);
    const isOperators = endpoint.auth === 'operator';
    if (route?.whenClosed !== true && !isOperators) {
      rejectIfSiteClosed(platform, context.get('client').ip);
    }
    const caller = await contextOf(context, {
      endpoint,
      platform,
      readSession,
      whenRestricted: route?.whenRestricted === true,
    });
    if (caller.member !== undefined) limitMemberCalls(context, platform, caller.member.id);
    if (endpoint.auth === 'token') caller.me();
    const operator = isOperators
      ? await requireOperator(platform, {
          authorization: context.req.header('authorization'),
          network: caller.network,
        })
      : undefined;
    if (route === undefined) throw new Rejection(501, 'NOT_IMPLEMENTED', 'not_implemented');
    const parsed = parseRequest(endpoint, {
      params: context.req.param() as Record<string, string>,
      query: new URL(context.req.url).searchParams,
      body: await readBody(context, endpoint, platform),
    });
    const errors = parsed.ok ? unstorableTexts(parsed.request) : parsed.errors;
    if (!parsed.ok || errors.length > 0) {
      throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request', { value: { errors } });
    }
    rejectOtherMerchant(parsed.request, platform.brand.current);
    context.header('Content-Language', caller.language);
    const later: (() => void)[] = [];
    const ctx = { ...caller, afterCommit: (work: () => void) => void later.push(work) };
    const work = () => answer(endpoint, route, parsed.request, ctx);
    const { status, body } = await (operator === undefined
      ? work()
      : audited(
          platform,
          { operator, endpointId: endpoint.id, request: parsed.request, ip: caller.ip },
          work,
        ));
    for (const work of later) work();
    return context.json(body as object, status as 200);
  });
}

/** The fields in which calls name the merchant (specification §7). */
const MERCHANT_FIELDS = ['merchantCode', 'merchant'] as const;

/** A call for another brand is not answered with this brand's data. Calls can also name no merchant. */
function rejectOtherMerchant(request: unknown, { merchant }: Pick<Brand, 'merchant'>): void {
  const named = request as Partial<Record<(typeof MERCHANT_FIELDS)[number], string>>;
  const wrong = MERCHANT_FIELDS.find((field) => (named[field] ?? merchant) !== merchant);
  if (wrong === undefined) return;
  throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request', {
    value: { errors: [{ path: wrong, message: "is not this brand's merchant" }] },
  });
}

async function answer(
  endpoint: AnyEndpoint,
  route: Route,
  input: unknown,
  ctx: CallContext,
): Promise<StoredResponse> {
  const work = async (ctx: CallContext): Promise<StoredResponse> => ({
    status: 200,
    body: ok(await route.handle({ input, ctx })),
  });
  const before = async () => route.before?.({ input, ctx });
  if (!endpoint.idempotent) {
    await before();
    return work(ctx);
  }
  const key = ctx.idempotencyKey;
  if (key === undefined || !IDEMPOTENCY_KEY.test(key)) {
    throw new Rejection(400, 'IDEMPOTENCY_KEY_MISSING', 'idempotency_key_missing');
  }
  const mayMove = async () => {
    if (ctx.member !== undefined && !route.whenClosing) rejectIfClosing(ctx.member);
    await before();
  };
  return runIdempotent({
    db: ctx.db,
    scope: ctx.member === undefined ? `ip:${ctx.ip}` : `member:${ctx.member.id}`,
    key,
    endpointId: endpoint.id,
    input,
    // Keyed: a body can contain a payment password, and six digits could be recovered from a plain hash.
    hash: (text) => ctx.platform.secrets.sign('idempotency', text),
    before: mayMove,
    work: (tx) => work({ ...ctx, db: tx }),
    answerOf: (rejection) => ({ status: rejection.status, body: envelopeOf(rejection) }),
  });
}

interface CallerRequest extends Omit<MountedCall, 'route'> {
  whenRestricted: boolean;
}

async function contextOf(
  context: Context,
  { endpoint, platform, readSession, whenRestricted }: CallerRequest,
): Promise<Omit<CallContext, 'afterCommit'>> {
  const { db, clock, brand } = platform;
  const token = context.req.header('token') || undefined;
  const state: SessionState =
    token === undefined || endpoint.auth === 'none' || endpoint.auth === 'operator'
      ? { kind: 'unknown' }
      : await readSession(platform, token, context.get('audience'));
  const sessionRejection = sessionRejectionOf(state, whenRestricted);
  const open = state.kind === 'open' && sessionRejection === undefined ? state : undefined;
  context.set('memberId', state.kind === 'open' ? state.member.id : undefined);
  const { ip } = context.get('client');
  const wanted = context.req.header('language');
  const { languages, defaultLanguage } = brand.current;
  return {
    db,
    now: () => clock.now(),
    language: languages.find((language) => language === wanted) ?? defaultLanguage,
    ip,
    network: networkOf(ip),
    brand: brand.current,
    audience: context.get('audience'),
    log: context.get('log'),
    platform,
    token,
    userAgent: context.req.header('user-agent') ?? '',
    member: open?.member,
    session: open?.session,
    me: () => {
      if (open === undefined) throw sessionRejection ?? notLoggedIn();
      return open.member;
    },
    idempotencyKey: context.req.header('idempotency-key'),
    clientKey: context.req.header('x-client-key'),
  };
}

/** Why the session isn't valid for this call; guests can still make a call that needs no token. */
function sessionRejectionOf(state: SessionState, whenRestricted: boolean): Rejection | undefined {
  switch (state.kind) {
    case 'unknown':
      return notLoggedIn();
    case 'over':
      return sessionOver(state.reason);
    case 'open':
      return state.session.isRestricted && !whenRestricted
        ? passwordChangeRequired(state.member.passwordExpired)
        : undefined;
  }
}

async function readBody(
  context: Context,
  endpoint: AnyEndpoint,
  platform: Platform,
): Promise<unknown> {
  const type = mediaTypeOf(context);
  const limits = bodyLimitsOf(endpoint);
  if (endpoint.encrypted) {
    if (type !== 'application/jose') throw unsupportedMediaType();
    const { method, path } = endpoint;
    return platform.seals.open(await readText(context, limits), { method, path, limits });
  }
  switch (endpoint.requestIn) {
    case 'query':
      return undefined;
    case 'form':
      if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
        throw unsupportedMediaType();
      }
      return readForm(context, limits);
    case 'multipart':
      if (type !== 'multipart/form-data') throw unsupportedMediaType();
      return readForm(context, limits);
    case 'json':
      // A call without fields can be made without a body.
      return hasBody(context) ? readJson(context, limits) : {};
  }
}

/**
 * Finds texts that no database can store: with a NUL, or with half of a surrogate pair. They can't be typed
 * on a keyboard, so they are rejected on arrival instead of failing wherever they are read or written.
 */
export function unstorableTexts(value: unknown, path = ''): SchemaError[] {
  if (typeof value === 'string') {
    const isStorable = value.isWellFormed() && !value.includes('\u0000');
    return isStorable ? [] : [{ path, message: 'has characters that are none' }];
  }
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    unstorableTexts(inner, path === '' ? name : `${path}.${name}`),
  );
}
