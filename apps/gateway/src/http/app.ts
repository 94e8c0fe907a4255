import { contract, ok, parseRequest, type AnyEndpoint } from '@perya/api-client/server';
import { openApiDocument } from '@perya/api-client/openapi';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Platform } from '../platform';
import { readSession } from '../session/sessions';
import type { Brand } from '../system/brand';
import type { Topic } from '../topic';
import { docsPage } from './docs';
import { createFrame, envelopeOf } from './frame';
import { PAGE_POLICY } from './html';
import { once, type Answer } from './idempotency';
import { notLoggedIn, Rejection } from './Rejection';
import type { CallContext, Route } from './serve';

const JSON_BODY_LIMIT = 64 * 1024;
/** Three pictures of 5 MB and the words beside them. */
const MULTIPART_BODY_LIMIT = 16 * 1024 * 1024;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/;

export interface AppOptions {
  platform: Platform;
  topics: readonly Topic[];
  version: string;
}

/** The gateway: every call of the contract, what the topics add, and the pages for operators. */
export function createGatewayApp({ platform, topics, version }: AppOptions): Hono {
  const app = createFrame(platform, () => platform.config.siteOrigins);

  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  // Until it serves, the waiting room of `start.ts` answers here.
  app.get('/readyz', (context) => context.json({ status: 'ready' }));
  const document = openApiDocument({ version, servers: [{ url: '/' }] });
  app.get('/openapi.json', (context) => context.json(document));
  app.get('/docs', (context) => {
    context.header('Content-Security-Policy', PAGE_POLICY);
    return context.html(docsPage(document));
  });

  for (const topic of topics) topic.mount?.(app, platform);

  const routes = new Map<string, Route>();
  for (const route of topics.flatMap((topic) => topic.routes ?? [])) {
    if (routes.has(route.endpoint.id)) {
      throw new Error(`Two topics serve ${route.endpoint.id}: take one of them out.`);
    }
    routes.set(route.endpoint.id, route);
  }
  for (const endpoint of Object.values(contract)) {
    mountCall(app, endpoint, routes.get(endpoint.id), platform);
  }
  return app;
}

function mountCall(app: Hono, endpoint: AnyEndpoint, route: Route | undefined, platform: Platform) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const maxSize = endpoint.requestIn === 'multipart' ? MULTIPART_BODY_LIMIT : JSON_BODY_LIMIT;
  const limited = bodyLimit({
    maxSize,
    onError: () => {
      throw new Rejection(413, 'PAYLOAD_TOO_LARGE', 'payload_too_large');
    },
  });
  app.on(endpoint.method, path, limited, async (context) => {
    context.set('endpointId', endpoint.id);
    if (route?.whenClosed !== true) refuseWhenClosed(platform.brand.current);
    const caller = await contextOf(context, endpoint, platform);
    if (endpoint.auth === 'token') caller.me();
    if (route === undefined) throw new Rejection(501, 'NOT_IMPLEMENTED', 'not_implemented');
    const parsed = parseRequest(endpoint, {
      params: context.req.param() as Record<string, string>,
      query: new URL(context.req.url).searchParams,
      body: await readBody(context, endpoint, platform),
    });
    if (!parsed.ok) {
      throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request', {
        value: { faults: parsed.faults },
      });
    }
    context.header('Content-Language', caller.language);
    const { status, body } = await answer(endpoint, route, parsed.request, caller);
    return context.json(body as object, status as 200);
  });
}

/** A closed site is closed to whoever calls past its page, too. */
function refuseWhenClosed({ status }: Brand) {
  if (status.maintenance) throw new Rejection(503, 'MAINTENANCE', 'system_maintenance');
  if (status.regionRestriction) throw new Rejection(403, 'REGION_RESTRICTED', 'access_restricted');
}

async function answer(
  endpoint: AnyEndpoint,
  route: Route,
  input: unknown,
  ctx: CallContext,
): Promise<Answer> {
  const work = async (ctx: CallContext): Promise<Answer> => ({
    status: 200,
    body: ok(await route.handle({ input, ctx })),
  });
  if (!endpoint.idempotent) return work(ctx);
  const key = ctx.idempotencyKey;
  if (key === undefined || !IDEMPOTENCY_KEY.test(key)) {
    throw new Rejection(400, 'IDEMPOTENCY_KEY_MISSING', 'idempotency_key_missing');
  }
  return once({
    db: ctx.db,
    scope: ctx.member === undefined ? `ip:${ctx.ip}` : `member:${ctx.member.id}`,
    key,
    endpointId: endpoint.id,
    input,
    work: (tx) => work({ ...ctx, db: tx }),
    answerOf: (rejection) => ({ status: rejection.status, body: envelopeOf(rejection) }),
  });
}

async function contextOf(
  context: Context,
  endpoint: AnyEndpoint,
  platform: Platform,
): Promise<CallContext> {
  const { db, clock, brand } = platform;
  const token = context.req.header('token') || undefined;
  const member =
    token === undefined || endpoint.auth === 'none'
      ? undefined
      : await readSession(db, token, clock.now());
  context.set('memberId', member?.id);
  const wanted = context.req.header('language');
  const { languages, defaultLanguage } = brand.current;
  return {
    db,
    now: () => clock.now(),
    language: languages.find((language) => language === wanted) ?? defaultLanguage,
    ip: context.get('client').ip,
    brand: brand.current,
    log: context.get('log'),
    platform,
    token,
    member,
    me: () => {
      if (member === undefined) throw notLoggedIn();
      return member;
    },
    idempotencyKey: context.req.header('idempotency-key'),
    clientKey: context.req.header('x-client-key'),
  };
}

async function readBody(
  context: Context,
  endpoint: AnyEndpoint,
  platform: Platform,
): Promise<unknown> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (endpoint.encrypted) {
    if (type !== 'application/jose') throw unsupported();
    const { method, path } = endpoint;
    return platform.seals.open(await context.req.text(), { method, path });
  }
  switch (endpoint.requestIn) {
    case 'query':
      return undefined;
    case 'form':
      if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
        throw unsupported();
      }
      return readForm(context);
    case 'multipart':
      if (type !== 'multipart/form-data') throw unsupported();
      return readForm(context);
    case 'json':
      return readJson(await context.req.text(), type);
  }
}

function readJson(text: string, type: string | undefined): unknown {
  // A call without fields may come without a body.
  if (text === '' && type === undefined) return {};
  if (type !== 'application/json') throw unsupported();
  try {
    return JSON.parse(text);
  } catch {
    throw new Rejection(400, 'MALFORMED_JSON', 'invalid_request');
  }
}

async function readForm(context: Context): Promise<unknown> {
  try {
    return await context.req.formData();
  } catch {
    throw new Rejection(400, 'MALFORMED_FORM', 'invalid_request');
  }
}

const unsupported = () => new Rejection(415, 'UNSUPPORTED_MEDIA_TYPE', 'unsupported_media_type');
