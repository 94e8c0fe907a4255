/**
 * `pnpm dev`: runs the site, the gateway and the pages of the play origin from source, with reload on change.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  waitForUrl,
  assertPortsFree,
  exitWith,
  localOperatorKeys,
  portsFrom,
  ROOT,
} from '../tooling/launcher/src/index.ts';

/** How long child processes may take to exit after Ctrl-C, in ms. */
const CTRL_C_MS = 5_000;

try {
  const ports = portsFrom(process.env);
  await assertPortsFree(ports);
  const dataDir = resolve(ROOT, process.env['DATA_DIR'] || '.data');
  mkdirSync(dataDir, { recursive: true });
  const env = {
    ...process.env,
    PORT: String(ports.site),
    GATEWAY_PORT: String(ports.gateway),
    PLAY_PORT: String(ports.play),
    DATA_DIR: dataDir,
    GATEWAY_SANDBOX: '1',
    GATEWAY_OPERATOR_KEYS: process.env['GATEWAY_OPERATOR_KEYS'] || localOperatorKeys(dataDir),
    SITE_ORIGIN: `http://localhost:${ports.site}`,
    GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
  };
  const start = (app: string, name: string, args: string[]) =>
    spawn(`${ROOT}/apps/${app}/node_modules/.bin/${name}`, args, {
      cwd: `${ROOT}/apps/${app}`,
      env,
      stdio: 'inherit',
    });
  const children = [
    start('arcade', 'vite', ['build', '--watch', '--clearScreen=false']),
    start('gateway', 'tsx', [
      'watch',
      '--clear-screen=false',
      '--conditions=@perya/source',
      'src/main.ts',
    ]),
  ];
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Ctrl-C already signals the children, and a second signal would interrupt their shutdown.
  process.once('SIGINT', () => setTimeout(stop, CTRL_C_MS).unref());
  for (const child of children) child.once('close', stop);
  await waitForUrl(`http://127.0.0.1:${ports.gateway}/readyz`);
  children.push(start('web', 'react-router', ['dev', '--port', String(ports.site)]));
} catch (error) {
  exitWith(error);
}
