import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context, Hono } from 'hono';
import { backdropSvg, symbolSvg } from '../art/cover';
import { catalogueOf } from '../catalogue/catalogue';
import { packageRoot } from '../db/packageRoot';
import { Rejection } from '../http/Rejection';
import type { Platform } from '../platform';

const ART = /^([A-Z]|backdrop)\.svg$/;

/** The pages of the sandbox games and what they load, all from the play origin itself. */
export function mountPlayPages(app: Hono, platform: Platform): void {
  const bundle = openBundle();

  app.get('/play/slot', async (context) => {
    const { script, style } = await bundle();
    const { siteOrigins } = platform.config;
    context.header('Content-Security-Policy', pagePolicy(siteOrigins));
    context.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    return context.html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Slot</title><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="theme-color" content="#0e0f1e"><link rel="icon" href="data:,"><link rel="stylesheet" href="/play/assets/${style.name}"><script type="module" src="/play/assets/${script.name}"></script></head><body><noscript>This game needs JavaScript.</noscript><main id="game" data-site-origins="${siteOrigins.join(' ')}"></main></body></html>`,
    );
  });

  app.get('/play/assets/:file', async (context) => {
    const { script, style } = await bundle();
    const file = context.req.param('file');
    const asset = [script, style].find(({ name }) => name === file);
    if (asset === undefined) throw new Rejection(404, 'NOT_FOUND', 'not_found');
    return immutable(context, asset.text, asset.type);
  });

  app.get('/play/art/:game/:file', async (context) => {
    const [, name] = ART.exec(context.req.param('file')) ?? [];
    const catalogue = await catalogueOf(platform);
    const game = catalogue.game(context.req.param('game'));
    if (game === undefined || name === undefined)
      throw new Rejection(404, 'NO_SUCH_PICTURE', 'not_found');
    const svg = name === 'backdrop' ? backdropSvg(game) : symbolSvg(name, game);
    if (svg === undefined) throw new Rejection(404, 'NO_SUCH_PICTURE', 'not_found');
    context.header('Content-Security-Policy', "default-src 'none'; sandbox");
    return immutable(context, svg, 'image/svg+xml');
  });
}

/** Nothing from elsewhere, no inline script or style, and only the site may hold it in a frame. */
const pagePolicy = (siteOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ].join('; ');

function immutable(context: Context, text: string, type: string): Response {
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  context.header('Content-Type', `${type}; charset=utf-8`);
  return context.body(text);
}

interface Asset {
  name: string;
  type: string;
  text: string;
}

interface Bundle {
  script: Asset;
  style: Asset;
}

/** Where `tsup` puts the page. */
const BUILT = path.join(packageRoot(), 'dist', 'play');
const SOURCE = path.join(packageRoot(), 'src', 'play', 'slot', 'page', 'main.ts');

/** The page as it was built; run from source, it is built when it is first asked for. */
function openBundle(): () => Promise<Bundle> {
  let bundle: Promise<Bundle> | undefined;
  return () => {
    bundle ??= import.meta.url.endsWith('.ts') ? buildPage() : readPage();
    return bundle;
  };
}

async function readPage(): Promise<Bundle> {
  const read = (name: string) => readFileSync(path.join(BUILT, name), 'utf8');
  return bundleOf(read('slot.js'), read('slot.css'));
}

async function buildPage(): Promise<Bundle> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: { slot: SOURCE },
    outdir: BUILT,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
  });
  const text = (ending: string) =>
    outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return bundleOf(text('.js'), text('.css'));
}

const bundleOf = (script: string, style: string): Bundle => ({
  script: assetOf(script, 'js', 'text/javascript'),
  style: assetOf(style, 'css', 'text/css'),
});

/** The name carries the content's hash, so that it can be kept for ever. */
function assetOf(text: string, ending: string, type: string): Asset {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { name: `slot-${hash}.${ending}`, type, text };
}
