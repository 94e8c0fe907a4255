import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './command';
import { startRegistry, type LocalRegistry } from './localRegistry';

let folder: string;
let registry: LocalRegistry;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'perya-registry-'));
  mkdirSync(join(folder, 'package'));
  const manifest = {
    name: '@perya/rules',
    version: '0.3.0',
    dependencies: { '@perya/a': '^0.3.0' },
  };
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify(manifest));
  const tarball = join(folder, 'perya-rules-0.3.0.tgz');
  await run('tar', ['-czf', tarball, 'package'], { cwd: folder });
  const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  registry = await startRegistry([
    { ...manifest, tarball, integrity, size: 1, files: 1, exports: {}, peers: [] },
  ]);
});
afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true });
});

test('answers with the manifest in the tarball, under an escaped name', async () => {
  const answer = await fetch(`${registry.url}/@perya%2frules`);
  expect(await answer.json()).toMatchObject({
    name: '@perya/rules',
    'dist-tags': { latest: '0.3.0' },
    versions: { '0.3.0': { dependencies: { '@perya/a': '^0.3.0' } } },
  });
});

test('npm installs a package from it', async () => {
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "project" }');
  const args = ['view', '@perya/rules@^0.3.0', 'version', `--@perya:registry=${registry.url}`];
  expect((await run('npm', args, { cwd: project })).trim()).toBe('0.3.0');
  const pack = ['pack', '@perya/rules', `--@perya:registry=${registry.url}`];
  expect(await run('npm', pack, { cwd: project })).toContain('perya-rules-0.3.0.tgz');
});

test('has no other packages', async () => {
  expect((await fetch(`${registry.url}/@perya%2fother`)).status).toBe(404);
});
