import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@perya/launcher';

const GATEWAY = join(ROOT, 'apps', 'gateway');

/** The gateway's own benchmarks, in `apps/gateway/src/measure`. */
export const GATEWAY_SCRIPTS = ['agents', 'draws', 'records'] as const;

export type GatewayScript = (typeof GATEWAY_SCRIPTS)[number];

/** Path of a benchmark of the gateway. */
export const pathOfScript = (script: GatewayScript): string =>
  join(GATEWAY, 'src', 'measure', `${script}.ts`);

/**
 * Runs a benchmark of the gateway from source and returns the JSON on its last line of output.
 * @throws {Error} if the benchmark fails
 */
export function runGatewayScript(script: GatewayScript, ...args: readonly string[]): unknown {
  const printed = execFileSync(
    process.execPath,
    ['--conditions=@perya/source', '--import', 'tsx', pathOfScript(script), ...args],
    { cwd: GATEWAY, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '');
}
