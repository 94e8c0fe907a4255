import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import { rejected } from '@perya/api-client/server';
import { clientOf, type Client } from '@perya/http-server';
import type { Logger } from 'pino';
import type { Platform } from '../platform';
import { audienceOf, type Audience } from '../config/agentSite';
import { discardBody, nodeRequestOf } from './body';
import { Rejection } from './Rejection';

const API_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * What the gateway and the play origin share: a request id and a log line per request, security headers,
 * rejection of other origins, and the envelope for every error.
 */
export function createFrame(platform: Platform, allowedOrigins: () => readonly string[]): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    const began = performance.now();
    const requestId = randomUUID();
    const log = platform.log.child({ requestId });
    context.set('requestId', requestId);
    context.set('log', log);
    context.set('client', clientOf(nodeRequestOf(context), platform.config.trustedProxies));
    context.header('X-Request-Id', requestId);
    // The gateway's time, not the machine's: pages set their clocks by it.
    context.header('Date', platform.clock.now().toUTCString());
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
    context.header('Content-Security-Policy', API_POLICY);
    await next();
    if (context.res !== RESPONSE_ALREADY_SENT) {
      if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
      // A client that reuses the connection would send its next request into the rest of this body.
      const isRead = await discardBody(context);
      if (!isRead || context.res.status === 413) context.header('Connection', 'close');
    }
    const { method, path } = context.req;
    // The path only: a query can contain values that must not be logged.
    const record = {
      method,
      path,
      status: context.res.status,
      ms: Math.round(performance.now() - began),
      endpoint: context.get('endpointId'),
      member: context.get('memberId'),
    };
    if (context.res.status >= 500) log.error(record, 'answered');
    else if (path === '/healthz' || path === '/readyz') log.debug(record, 'answered');
    else log.info(record, 'answered');
  });

  app.use(async (context, next) => {
    const audience = audienceOf(platform.config.agentSite, context.req.header('x-site-key'));
    if (audience === undefined) {
      context.get('log').warn('unknown site key: compare SITE_KEY with AGENT_SITE_KEYS');
      throw unknownSite();
    }
    context.set('audience', audience);
    await next();
  });

  app.use(async (context, next) => {
    const origin = context.req.header('origin');
    const allowed = origin !== undefined && allowedOrigins().includes(origin);
    context.header('Vary', 'Origin');
    if (allowed) {
      context.header('Access-Control-Allow-Origin', origin);
      context.header('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
    }
    if (context.req.method === 'OPTIONS' && context.req.header('access-control-request-method')) {
      if (!allowed) throw foreignOrigin();
      context.header('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
      context.header(
        'Access-Control-Allow-Headers',
        'Content-Type, Token, Language, Idempotency-Key, X-Client-Key',
      );
      context.header('Access-Control-Max-Age', '600');
      return context.body(null, 204);
    }
    const writes = !['GET', 'HEAD', 'OPTIONS'].includes(context.req.method);
    if (writes && origin !== undefined && !allowed) throw foreignOrigin();
    await next();
    return undefined;
  });

  app.notFound((context) =>
    context.json(rejected({ code: 'NOT_FOUND', messageKey: 'not_found' }), 404),
  );

  app.onError((error, context) => {
    if (error instanceof Rejection) {
      const { retryAfter } = error.details;
      if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
      return context.json(envelopeOf(error), error.status);
    }
    context.get('log').error({ err: error }, 'a request failed');
    return context.json(rejected({ code: 'INTERNAL', messageKey: 'internal' }), 500);
  });

  return app;
}

/** The envelope of a rejection. */
export function envelopeOf({ code, messageKey, details }: Rejection) {
  const { params, value } = details;
  return rejected({
    code,
    messageKey,
    ...(params === undefined ? {} : { params }),
    ...(value === undefined ? {} : { value }),
  });
}

const foreignOrigin = () => new Rejection(403, 'FOREIGN_ORIGIN', 'forbidden_origin');

const unknownSite = () => new Rejection(403, 'SITE_KEY_INVALID', 'forbidden_origin');

/** Variables that the first middleware sets for later ones. */
interface Variables {
  requestId: string;
  log: Logger;
  client: Client;
  /** Of the site that the call came through. */
  audience: Audience;
  /** For the log: the call of the contract and the caller. */
  endpointId: string | undefined;
  memberId: number | undefined;
}

declare module 'hono' {
  // Typed for every handler of every module, without passing types along.
  interface ContextVariableMap extends Variables {}
}
