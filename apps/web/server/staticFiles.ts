import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

import { chooseEncoding, type Encoding } from './compression.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

const YEAR_IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** A file in memory, with its response headers. */
export interface StaticFile {
  bodies: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
  etag: string;
  type: string;
  cacheControl: string;
}

/** Files by request path. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/**
 * Reads a client build and its precompressed files into memory, so that a running server stays consistent
 * while the next build replaces the folder.
 */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set(entries.map((entry) => join(entry.parentPath, entry.name)));
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || isTwin(path, names) || entry.parentPath.includes(`${sep}.`)) continue;
    const urlPath = `/${relative(folder, path).split(sep).join('/')}`;
    const identity = await readFile(path);
    files.set(
      urlPath,
      toStaticFile(urlPath, identity, {
        ...(names.has(`${path}.br`) ? { br: await readFile(`${path}.br`) } : {}),
        ...(names.has(`${path}.gz`) ? { gzip: await readFile(`${path}.gz`) } : {}),
      }),
    );
  }
  return files;
}

/** A file at a path of the site. */
export function toStaticFile(
  urlPath: string,
  identity: Buffer<ArrayBuffer>,
  encoded: StaticFile['bodies'] = {},
): StaticFile {
  return {
    bodies: { identity, ...encoded },
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    type: TYPES[extname(urlPath)] ?? 'application/octet-stream',
    cacheControl: urlPath.startsWith('/assets/') ? YEAR_IMMUTABLE : HOUR,
  };
}

/** The response to a file request, or null if there is no such file. */
export function serveStaticFile(files: StaticFiles, request: Request): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const file = files.get(decodedPath(request.url));
  if (!file) return null;

  const preferred = chooseEncoding(request.headers.get('accept-encoding'));
  const encoding = file.bodies[preferred] ? preferred : 'identity';
  const body = file.bodies[encoding];
  if (!body) return null;
  // Each encoding is a different byte sequence, so it needs its own entity tag.
  const etag = encoding === 'identity' ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`;
  const headers = new Headers({
    'cache-control': file.cacheControl,
    'content-type': file.type,
    etag,
    vary: 'Accept-Encoding',
  });
  if (matches(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

function isTwin(path: string, names: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(path) && names.has(path.replace(/\.(br|gz)$/, ''));
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function decodedPath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
