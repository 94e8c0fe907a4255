import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from './paths';

/** Runs a script under a Node that says it is another one. */
function runUnder(version: string) {
  const pretend = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/run.mjs', 'start'],
    { cwd: ROOT, env: { ...process.env, PORT: 'none' }, encoding: 'utf8' },
  );
}

test.each(['18.20.0', '20.20.2', '22.21.9'])('refuses Node %s in one sentence', (version) => {
  const { status, stderr } = runUnder(version);
  expect(status).toBe(1);
  expect(stderr).toContain(`Node ${version} is too old: Perya needs 22.22 or later.`);
});

test.each(['22.22.0', '24.21.0'])('goes on to the script under Node %s', (version) => {
  const { status, stderr } = runUnder(version);
  expect(status).toBe(1);
  expect(stderr).toContain('PORT is “none”, which is not a port');
});
