import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GATEWAY_SCRIPTS, pathOfScript } from './gatewayScript.ts';

it.each(GATEWAY_SCRIPTS)('the gateway has the benchmark %s', (script) => {
  expect(existsSync(pathOfScript(script))).toBe(true);
});
