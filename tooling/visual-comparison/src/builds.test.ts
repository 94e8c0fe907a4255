import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { resolveBase } from './builds.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
let commits = 0;
const commit = () => {
  // Two commits of one second differ by their messages only.
  commits += 1;
  git('commit', '--allow-empty', '--message', `${commits}`);
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'perya-base-test-'));
  git('init', '--initial-branch=main');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a branch is compared with where it left the main branch', () => {
  const fork = commit();
  git('switch', '--create', 'branch');
  commit();
  commit();
  git('switch', 'main');
  commit();
  git('switch', 'branch');
  expect(resolveBase(root)).toBe(fork);
});

test('the main branch is compared with its last commit', () => {
  const first = commit();
  commit();
  expect(resolveBase(root)).toBe(first);
});

test('another commit can be named, which has to exist', () => {
  const first = commit();
  commit();
  commit();
  expect(resolveBase(root, 'HEAD~2')).toBe(first);
  expect(() => resolveBase(root, 'gone')).toThrow('There is no commit gone here');
});
