/** Fails if the journeys of a whole run left out a call of the contract. Runs after them. */
import { contract } from '@perya/api-client/openapi';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findUnrecordedCalls, TESTED_ELSEWHERE } from './journeyCalls.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Where each worker of the journeys writes the ids of the calls that it recorded. */
const RECORDED = join(ROOT, 'reports/calls');

const files = globSync('*.json', { cwd: RECORDED });
const made = new Set(
  files.flatMap((file) => JSON.parse(readFileSync(join(RECORDED, file), 'utf8')) as string[]),
);
const errors =
  files.length === 0
    ? ['No journey has recorded its calls: this check belongs to a whole run of the journeys.']
    : findUnrecordedCalls({
        calls: Object.keys(contract),
        made,
        testedElsewhere: TESTED_ELSEWHERE,
        read: (path) =>
          existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined,
      });
for (const error of errors) console.error(`✖ ${error}`);
console.log(`The journeys made ${made.size} calls; ${errors.length || 'no'} problems.`);
process.exitCode = errors.length > 0 ? 1 : 0;
