import type { HttpBindings } from '@hono/node-server';
import { clientOf, type Client, type TrustedProxies } from '@perya/http-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';

import { createBrandPictures } from './brandPictures.ts';
import { compressDocument } from './compression.ts';
import { commonHeaders } from './contentSecurity.ts';
import { serveStaticFile, type StaticFiles } from './staticFiles.ts';

/** Renders a page or handles a data request of the application. */
export type Render = (request: Request) => Promise<Response>;

export interface SiteOptions {
  files: StaticFiles;
  /** Assets of earlier builds, requested by pages that were opened before a deploy. */
  archived: StaticFiles;
  render: Render;
  log: Pick<Logger, 'error' | 'warn'>;
  /** The site's own origin, such as `https://play.example.com`, used in absolute URLs. */
  origin: string;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: TrustedProxies;
}

/** Pages and files are read-only; mutations are requests to the gateway. */
const METHODS: readonly string[] = ['GET', 'HEAD'];

interface PageRequest {
  raw: Request;
  origin: string;
  client: Client;
}

/** The site without proxied requests: health, files, pages. */
export function createSite(options: SiteOptions) {
  const { files, archived, render, log, origin, trustedProxies } = options;
  const site = new Hono<{ Bindings: HttpBindings }>();
  const brandPicture = createBrandPictures(files);

  site.use(async (context, next) => {
    await next();
    if (carriesToken(context.req.url)) {
      // The URL of a sign-in link must not leak: not in a referrer, not in a cache.
      context.res.headers.set('referrer-policy', 'no-referrer');
      context.res.headers.set('cache-control', 'no-store');
    }
    for (const [name, value] of Object.entries(commonHeaders(origin.startsWith('https:')))) {
      // A page may set a stricter policy, for example `no-referrer`.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });

  site.use(async (context, next) => {
    if (METHODS.includes(context.req.method)) return next();
    // Closes the connection, because the unread body would be parsed as the next request.
    return context.text('Method not allowed', 405, {
      allow: METHODS.join(', '),
      'cache-control': 'no-store',
      connection: 'close',
    });
  });

  site.get('/healthz', (context) =>
    context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }),
  );

  site.all('*', async (context) => {
    const { raw } = context.req;
    const file =
      serveStaticFile(files, raw) ?? serveStaticFile(archived, raw) ?? (await brandPicture(raw));
    if (file) return file;
    if (new URL(raw.url).pathname.startsWith('/assets/')) {
      // Never a page for a missing script: the browser would cache it under the asset's name.
      return context.text('Not found', 404, { 'cache-control': 'no-store' });
    }

    const client = clientOf(context.env.incoming, trustedProxies);
    return finish(await render(requestForPages({ raw, origin, client })), raw);
  });

  site.onError((error, context) => {
    log.error({ err: error, path: context.req.path }, 'page failed');
    return context.html(LAST_RESORT, 500, {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
  });

  return site;
}

/** Whether it's a sign-in link. Its token is only handled by the browser (bootstrap.ts). */
function carriesToken(url: string): boolean {
  return new URL(url).searchParams.has('token');
}

/**
 * The request passed to pages: with the site's own origin instead of the `Host` header, the client's real IP
 * address, and no token.
 */
function requestForPages({ raw, origin, client }: PageRequest): Request {
  const { pathname, search } = new URL(raw.url);
  // Set individually: `//evil.example` is a path here but would be a host when resolved as a relative URL.
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  if (carriesToken(raw.url)) url.searchParams.delete('token');
  const headers = new Headers(raw.headers);
  headers.set('x-forwarded-for', client.ip);
  headers.delete('x-forwarded-host');
  headers.delete('x-forwarded-proto');
  return new Request(url, { method: raw.method, headers, signal: raw.signal });
}

async function finish(answer: Response, request: Request): Promise<Response> {
  const type = answer.headers.get('content-type') ?? '';
  const compressible = /^(text\/|application\/(json|javascript|manifest))/.test(type);
  if (!answer.body || !compressible || answer.headers.has('content-encoding')) return answer;
  const whole = Buffer.from(await answer.arrayBuffer());
  const { body, encoding } = await compressDocument(whole, request.headers.get('accept-encoding'));
  const headers = new Headers(answer.headers);
  headers.append('vary', 'Accept-Encoding');
  headers.set('content-length', String(body.length));
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(body), { status: answer.status, headers });
}

/** A self-contained page, shown if even the error page could not be rendered. */
const LAST_RESORT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something went wrong</title><style>body{margin:0;min-height:100vh;display:grid;place-items:center;font:18px/1.6 system-ui,sans-serif;background:#0e0f1e;color:#f4f2ff;text-align:center}a{color:#ffab95}</style><main><h1>Something went wrong on our side</h1><p>Nothing of yours was lost. <a href="">Try again</a></p></main></html>`;
