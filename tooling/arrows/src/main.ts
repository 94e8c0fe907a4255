import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { escapes, readWorkspace, wrongArrows } from './arrows.ts';

const { packages, sources } = readWorkspace(fileURLToPath(new URL('../../../', import.meta.url)));
const faults = [
  ...wrongArrows(packages),
  ...sources.flatMap(([dir, file]) => escapes(dir, file, readFileSync(file, 'utf8'))),
];
for (const fault of faults) console.error(`✖ ${fault}`);
console.log(
  `${packages.length} packages, ${sources.length} files: ${faults.length || 'no'} wrong arrows.`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
