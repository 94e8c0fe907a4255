import { mkdtemp, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { openAssetArchive } from './assetArchive.ts';
import { chooseEncoding } from './compression.ts';
import { precompress } from './precompress.ts';
import { readStaticFiles, serveStaticFile } from './staticFiles.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CODE = 'export const game = "perya";\n'.repeat(60);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perya-static-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'client/assets/app-abc.js'), CODE);
  await writeFile(join(folder, 'client/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const files = await readStaticFiles(join(folder, 'client'));
  return serveStaticFile(files, new Request(`http://site${path}`, { headers, method }));
}

test('serves the smallest encoding that the browser accepts, with its header', async () => {
  await precompress(join(folder, 'client'));
  const brotli = await get('/assets/app-abc.js', { 'accept-encoding': 'gzip, br' });
  expect(brotli?.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await brotli!.arrayBuffer())).toString()).toBe(CODE);

  const gzip = await get('/assets/app-abc.js', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip?.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await gzip!.arrayBuffer())).toString()).toBe(CODE);

  const plain = await get('/assets/app-abc.js');
  expect(plain?.headers.get('content-encoding')).toBeNull();
  expect(plain?.headers.get('vary')).toBe('Accept-Encoding');
  expect(await plain!.text()).toBe(CODE);
});

test('caches hashed files permanently and others for an hour', async () => {
  const hashed = await get('/assets/app-abc.js');
  expect(hashed?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const icon = await get('/favicon.svg');
  expect(icon?.headers.get('cache-control')).toContain('max-age=3600');
});

test('responds with 304 only to a matching entity tag', async () => {
  await precompress(join(folder, 'client'));
  const first = await get('/assets/app-abc.js', { 'accept-encoding': 'br' });
  const etag = first!.headers.get('etag')!;
  const again = { 'accept-encoding': 'br', 'if-none-match': `"x", ${etag}` };
  expect((await get('/assets/app-abc.js', again))?.status).toBe(304);
  const other = { 'accept-encoding': 'gzip', 'if-none-match': etag };
  expect((await get('/assets/app-abc.js', other))?.status).toBe(200);
});

test('ignores other paths, methods and precompressed files', async () => {
  await precompress(join(folder, 'client'));
  expect(await get('/rng')).toBeNull();
  expect(await get('/assets/app-abc.js', {}, 'POST')).toBeNull();
  expect(await get('/assets/app-abc.js.br')).toBeNull();
  expect(await get('/assets/..%2f..%2fetc/passwd')).toBeNull();
  const head = await get('/assets/app-abc.js', {}, 'HEAD');
  expect(head?.headers.get('content-length')).toBe(String(CODE.length));
  expect(await head!.text()).toBe('');
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'gzip'],
  ['identity', 'identity'],
  [null, 'identity'],
])('for "%s" chooses the encoding %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('serves the previous build’s assets for a day, then removes them', async () => {
  const archiveFolder = join(folder, 'archive');
  const clientFolder = join(folder, 'client');
  const start = Date.now();
  const first = await openAssetArchive(clientFolder, archiveFolder, () => start);
  first.stop();

  await rm(join(clientFolder, 'assets/app-abc.js'));
  await writeFile(join(clientFolder, 'assets/app-def.js'), CODE);
  const second = await openAssetArchive(clientFolder, archiveFolder, () => start + DAY_MS / 2);
  second.stop();
  expect([...second.files.keys()].sort()).toEqual(['/assets/app-abc.js', '/assets/app-def.js']);

  const old = new Date(start - 1000);
  await utimes(join(archiveFolder, 'assets/app-abc.js'), old, old);
  const third = await openAssetArchive(clientFolder, archiveFolder, () => start + DAY_MS);
  third.stop();
  expect(await readdir(join(archiveFolder, 'assets'))).toEqual(['app-def.js']);
});
