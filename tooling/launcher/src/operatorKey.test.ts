import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { agentSiteKeyIn, localOperatorKeys, operatorKeyIn } from './operatorKey';

const folder = mkdtempSync(join(tmpdir(), 'operator-key-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('creates a key once, readable only by its owner', () => {
  const dataDir = join(folder, 'new');
  const key = operatorKeyIn(dataDir);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(operatorKeyIn(dataDir)).toBe(key);
  expect(statSync(join(dataDir, 'operator.key')).mode & 0o777).toBe(0o600);
  expect(localOperatorKeys(dataDir)).toBe(`local:${key}`);
  expect(operatorKeyIn(join(folder, 'other'))).not.toBe(key);
});

test('creates a key of its own for the site for agents', () => {
  const key = agentSiteKeyIn(folder);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(agentSiteKeyIn(folder)).toBe(key);
  expect(operatorKeyIn(folder)).not.toBe(key);
  expect(statSync(join(folder, 'agent-site.key')).mode & 0o777).toBe(0o600);
});
