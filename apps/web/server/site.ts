import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import type { Logger } from 'pino';

import { compressDocument } from './compression.ts';
import { commonHeaders } from './contentSecurity.ts';
import { serveStaticFile, type StaticFiles } from './staticFiles.ts';

/** Renders a page, or answers a data request, of the application. */
export type Render = (request: Request) => Promise<Response>;

export interface SiteOptions {
  files: StaticFiles;
  /** Assets of earlier builds, asked for by pages that were opened before a deploy. */
  archived: StaticFiles;
  render: Render;
  log: Pick<Logger, 'error' | 'warn'>;
  trustForwarded?: boolean;
}

/** The site without its passed-on calls: health, files, pages. */
export function createSite({ files, archived, render, log, trustForwarded = false }: SiteOptions) {
  const site = new Hono();

  site.use(async (context, next) => {
    await next();
    if (carriesToken(context.req.url)) {
      // Nobody may find the address of a link that signs in: not in a referrer, not in a cache.
      context.res.headers.set('referrer-policy', 'no-referrer');
      context.res.headers.set('cache-control', 'no-store');
    }
    const secure = isSecure(context.req.raw, trustForwarded);
    for (const [name, value] of Object.entries(commonHeaders(secure))) {
      // A page may ask for a stricter policy of its own, for example `no-referrer`.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });

  site.get('/healthz', (context) =>
    context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }),
  );

  site.all('*', async (context) => {
    const { raw } = context.req;
    const file = serveStaticFile(files, raw) ?? serveStaticFile(archived, raw);
    if (file) return file;
    if (new URL(raw.url).pathname.startsWith('/assets/')) {
      // Never a page in place of a missing script: the browser would cache it under the asset's name.
      return context.text('Not found', 404, { 'cache-control': 'no-store' });
    }

    const answer = await render(
      asTheVisitorSent(raw, getConnInfo(context).remote.address ?? '', trustForwarded),
    );
    return finish(answer, raw);
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

/** A link that signs in; its token is the browser's alone (bootstrap.ts). */
function carriesToken(url: string): boolean {
  return new URL(url).searchParams.has('token');
}

/** What a page's loaders may believe: the scheme and address of the visitor, not what was claimed; and never a token. */
function asTheVisitorSent(raw: Request, address: string, trustForwarded: boolean): Request {
  const headers = new Headers(raw.headers);
  const named = trustForwarded ? headers.get('x-forwarded-for') : null;
  headers.set('x-forwarded-for', named ? `${named}, ${address}` : address);
  if (!trustForwarded) {
    headers.delete('x-forwarded-proto');
    headers.delete('x-forwarded-host');
  }
  const url = new URL(raw.url);
  if (carriesToken(raw.url)) url.searchParams.delete('token');
  if (isSecure(raw, trustForwarded)) url.protocol = 'https:';
  return new Request(url, {
    method: raw.method,
    headers,
    signal: raw.signal,
    ...(raw.method === 'GET' || raw.method === 'HEAD' ? {} : { body: raw.body, duplex: 'half' }),
  });
}

function isSecure(request: Request, trustForwarded: boolean): boolean {
  if (trustForwarded && request.headers.get('x-forwarded-proto') === 'https') return true;
  return request.url.startsWith('https:');
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

/** Shown when even the error page could not be made; it needs nothing but itself. */
const LAST_RESORT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something went wrong</title><style>body{margin:0;min-height:100vh;display:grid;place-items:center;font:18px/1.6 system-ui,sans-serif;background:#0e0f1e;color:#f4f2ff;text-align:center}a{color:#ffab95}</style><main><h1>Something went wrong on our side</h1><p>Nothing of yours was lost. <a href="">Try again</a></p></main></html>`;
