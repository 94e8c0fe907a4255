import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishArguments, publishRelease, refusalOf } from './publish';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const WORKFLOW = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.actions.example.com' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perya-publish-'));
  mkdirSync(join(folder, '.changeset'));
  writeFileSync(join(folder, '.changeset/README.md'), 'About changesets.');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('refuses on a developer’s machine before it does anything', async () => {
  const steps: string[] = [];
  const step = <T>(title: string, work: () => Promise<T>) => {
    steps.push(title);
    return work();
  };
  await expect(publishRelease(folder, step, { CI: 'true' })).rejects.toThrow(
    'Use “pnpm release --dry-run” to try a release on this machine.',
  );
  expect(steps).toEqual([]);
});

test('refuses while changesets are pending', () => {
  expect(refusalOf(folder, WORKFLOW)).toBeUndefined();
  writeFileSync(join(folder, '.changeset/added.md'), 'Add something.');
  expect(refusalOf(folder, WORKFLOW)).toContain('1 changesets are pending');
});

test('publishes the public packages only, with provenance', () => {
  const args = publishArguments(ROOT);
  expect(args).toContain('--filter=@perya/lobby');
  expect(args).not.toContain('--filter=@perya/http-server');
  expect(args).toContain('--provenance');
});
