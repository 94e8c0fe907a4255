import type { Context, Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Platform } from '../platform';
import { Rejection, rejectIfSiteClosed } from './Rejection';

interface ArcadePage {
  /** The path that it's served on: `/play/slot`. */
  address: string;
  /** Its file in the arcade's build: `slot` for `slot.html`. */
  name: string;
  /** The URL that it can connect to besides its own origin, and the `data-` attribute that passes it. */
  socket?: string;
  /** It frames other pages of its own origin. */
  framesPages?: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** File names of the build: a name, a hash, an extension; nothing that could escape the folder. */
const ASSET = /^[\w-]+(?:\.[\w-]+)*\.(?:js|css|woff2|svg)$/;

/** Serves a page of `apps/arcade` on the play origin, and tells it which sites may embed it. */
export function mountArcadePage(
  app: Hono,
  platform: Platform,
  { address, name, socket, framesPages = false }: ArcadePage,
): void {
  const { config } = platform;
  app.get(address, async (context) => {
    rejectIfSiteClosed(platform, context.get('client').ip);
    const html = await readFile(path.join(config.arcadeFolder, `${name}.html`), 'utf8').catch(
      () => {
        throw new Rejection(503, 'PAGE_NOT_BUILT', 'game_not_open_yet', { params: { name } });
      },
    );
    const { siteOrigins } = config;
    context.header('Content-Security-Policy', pagePolicy(siteOrigins, { socket, framesPages }));
    context.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    return context.html(
      html
        .replace('data-site-origins=""', `data-site-origins="${siteOrigins.join(' ')}"`)
        .replace('data-socket=""', `data-socket="${socket ?? ''}"`),
    );
  });
}

/** Serves the assets of the pages. Each name contains a hash of the content, so it can be cached forever. */
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

/** Responds with content that never changes under its URL. */
export function immutable(
  context: Context,
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
): Response {
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  context.header('Content-Type', type);
  return context.body(body);
}

/**
 * Nothing from other origins, no inline script or style, and only the site can embed the page: directly, or in
 * a vendor's lobby, which is on the page's own origin.
 */
const pagePolicy = (
  siteOrigins: readonly string[],
  { socket, framesPages }: { socket: string | undefined; framesPages: boolean },
): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    // Not every browser includes WebSockets of the same host in `'self'`.
    ["connect-src 'self'", ...(socket === undefined ? [] : [new URL(socket).origin])].join(' '),
    ...(framesPages ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${siteOrigins.join(' ')} 'self'`,
  ].join('; ');
