import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context, Hono } from 'hono';
import { packageRoot } from '../../../kernel/config/packageRoot';
import { Rejection } from '../../../kernel/http/Rejection';
import { PAGE_SOURCES, type PageName } from './pageSources';

interface Asset {
  name: string;
  type: string;
  text: string;
}

/** What a page of the play origin loads. */
export interface PageBundle {
  script: Asset;
  style: Asset;
}

/** Where `tsup` puts the pages. */
const BUILT = path.join(packageRoot(), 'dist', 'play');

/** A page as it was built; run from source, it is built when it is first asked for. */
export function openBundle(page: PageName): () => Promise<PageBundle> {
  let bundle: Promise<PageBundle> | undefined;
  return () => {
    bundle ??= import.meta.url.endsWith('.ts') ? build(page) : read(page);
    return bundle;
  };
}

/** Serves what a page loads, under a name that carries its content's hash: it can be kept for ever. */
export function mountAssets(
  app: Hono,
  folder: string,
  bundleFor: (page: string) => (() => Promise<PageBundle>) | undefined,
): void {
  app.get(`${folder}/:file`, async (context) => {
    const file = context.req.param('file');
    const bundle = await bundleFor(file.slice(0, file.lastIndexOf('-')))?.();
    const asset = [bundle?.script, bundle?.style].find((one) => one?.name === file);
    if (asset === undefined) throw new Rejection(404, 'NOT_FOUND', 'not_found');
    return immutable(context, asset.text, asset.type);
  });
}

export function immutable(context: Context, text: string, type: string): Response {
  context.header('Cache-Control', 'public, max-age=31536000, immutable');
  context.header('Content-Type', `${type}; charset=utf-8`);
  return context.body(text);
}

/** Nothing from elsewhere, no inline script or style, and only the site may hold it in a frame. */
export const pagePolicy = (
  siteOrigins: readonly string[],
  connections: readonly string[] = [],
): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...connections].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
  ].join('; ');

async function read(page: PageName): Promise<PageBundle> {
  const text = (ending: string) => readFileSync(path.join(BUILT, `${page}.${ending}`), 'utf8');
  return bundleOf(page, text('js'), text('css'));
}

async function build(page: PageName): Promise<PageBundle> {
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    entryPoints: { [page]: path.join(packageRoot(), PAGE_SOURCES[page]) },
    outdir: BUILT,
    bundle: true,
    write: false,
    conditions: ['@perya/source'],
    format: 'esm',
    target: 'es2023',
  });
  const text = (ending: string) =>
    outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return bundleOf(page, text('.js'), text('.css'));
}

const bundleOf = (page: PageName, script: string, style: string): PageBundle => ({
  script: assetOf(page, script, 'js', 'text/javascript'),
  style: assetOf(page, style, 'css', 'text/css'),
});

function assetOf(page: PageName, text: string, ending: string, type: string): Asset {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { name: `${page}-${hash}.${ending}`, type, text };
}
