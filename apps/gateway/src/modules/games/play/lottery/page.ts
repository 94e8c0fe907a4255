import type { Context, Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageRoot } from '../../../../kernel/config/packageRoot';
import { Rejection } from '../../../../kernel/http/Rejection';
import type { Platform } from '../../../../kernel/platform';
import { LOBBY_PATH } from './launch';

/** Built beside the gateway by `@perya/lottery-lobby`; from source it is taken from there. */
const BUILT = import.meta.url.endsWith('.ts')
  ? path.join(packageRoot(), '..', 'lottery-lobby', 'dist')
  : path.join(packageRoot(), 'dist', 'lottery-lobby');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** What the build names: a name, a hash, an ending; nothing that could lead out of the folder. */
const ASSET = /^[\w-]+(?:\.[\w-]+)*\.(?:js|css|woff2|svg)$/;

/** Where the page learns which sites may stand around it. */
const ORIGINS_MARK = 'data-site-origins=""';

/** The lobby's page and what it loads, from the play origin itself. */
export function mountLobbyPage(app: Hono, platform: Platform, folder = BUILT): void {
  app.get(LOBBY_PATH, async (context) => {
    const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => {
      throw new Rejection(503, 'LOBBY_NOT_BUILT', 'game_not_open_yet', {
        params: { name: 'lottery-lobby' },
      });
    });
    const { siteOrigins } = platform.config;
    context.header('Content-Security-Policy', lobbyPolicy(siteOrigins));
    context.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    return context.html(page.replace(ORIGINS_MARK, `data-site-origins="${siteOrigins.join(' ')}"`));
  });

  app.get(`${LOBBY_PATH}/assets/:file`, async (context) => {
    const file = context.req.param('file');
    const type = TYPES[path.extname(file)];
    const bytes =
      ASSET.test(file) && type !== undefined
        ? await readFile(path.join(folder, 'assets', file)).catch(() => undefined)
        : undefined;
    if (bytes === undefined || type === undefined) {
      throw new Rejection(404, 'NOT_FOUND', 'not_found');
    }
    return immutable(context, bytes, type);
  });
}

function immutable(context: Context, bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  context.header('Content-Type', type);
  return context.body(bytes);
}

/** As for the games, and fonts: nothing from elsewhere, nothing inline, and only the site around it. */
const lobbyPolicy = (siteOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ].join('; ');
