import type { Context, Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Platform } from '../platform';
import { Rejection } from './Rejection';

interface ArcadePage {
  /** Where it is served: `/play/slot`. */
  address: string;
  /** Its file in the arcade's build: `slot` for `slot.html`. */
  name: string;
  /** What it may connect to besides its own origin, and which of its `data-` attributes says so. */
  socket?: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** What the build names: a name, a hash, an ending; nothing that could lead out of the folder. */
const ASSET = /^[\w-]+(?:\.[\w-]+)*\.(?:js|css|woff2|svg)$/;

/** Serves a page of `apps/arcade` on the play origin. It learns there which sites may stand around it. */
export function mountArcadePage(
  app: Hono,
  { config }: Platform,
  { address, name, socket }: ArcadePage,
): void {
  app.get(address, async (context) => {
    const html = await readFile(path.join(config.arcadeFolder, `${name}.html`), 'utf8').catch(
      () => {
        throw new Rejection(503, 'PAGE_NOT_BUILT', 'game_not_open_yet', { params: { name } });
      },
    );
    const { siteOrigins } = config;
    context.header('Content-Security-Policy', pagePolicy(siteOrigins, socket));
    context.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    return context.html(
      html
        .replace('data-site-origins=""', `data-site-origins="${siteOrigins.join(' ')}"`)
        .replace('data-socket=""', `data-socket="${socket ?? ''}"`),
    );
  });
}

/** Serves what the pages load. Each name carries its content's hash, so that it can be kept for ever. */
export function mountArcadeAssets(app: Hono, { config }: Platform): void {
  app.get('/play/assets/:file', async (context) => {
    const file = context.req.param('file');
    const type = TYPES[path.extname(file)];
    const bytes =
      ASSET.test(file) && type !== undefined
        ? await readFile(path.join(config.arcadeFolder, 'assets', file)).catch(() => undefined)
        : undefined;
    if (bytes === undefined || type === undefined) {
      throw new Rejection(404, 'NOT_FOUND', 'not_found');
    }
    return immutable(context, bytes, type);
  });
}

/** Answers with what never changes under its address. */
export function immutable(
  context: Context,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
): Response {
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  context.header('Content-Type', type);
  return context.body(body);
}

/** Nothing from elsewhere, no inline script or style, and only the site may hold the page in a frame. */
const pagePolicy = (siteOrigins: readonly string[], socket: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    // Not every browser takes `'self'` to mean the WebSocket beside it.
    ["connect-src 'self'", ...(socket === undefined ? [] : [new URL(socket).origin])].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ].join('; ');
