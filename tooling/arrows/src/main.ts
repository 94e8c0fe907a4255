import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { relative } from 'node:path';
import { escapes, readWorkspace, wrongArrows } from './arrows.ts';
import { importCycles } from './cycles.ts';
import { wrongGatewayImports } from './gateway.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { packages, sources } = readWorkspace(root);
/** Where no folders import one another. */
const WITHOUT_CYCLES = ['apps/gateway/src/', 'apps/arcade/src/', 'packages/game-engines/src/'];

const filesBelow = (folder: string) =>
  sources
    .filter(([, file]) => file.startsWith(root + folder))
    .map(([, file]) => ({
      path: relative(root + folder, file),
      text: readFileSync(file, 'utf8'),
    }));

const faults = [
  ...wrongArrows(packages),
  ...sources.flatMap(([dir, file]) => escapes(dir, file, readFileSync(file, 'utf8'))),
  ...wrongGatewayImports(filesBelow('apps/gateway/src/')),
  ...WITHOUT_CYCLES.flatMap((folder) =>
    importCycles(filesBelow(folder)).map((fault) => `${folder}: ${fault}`),
  ),
];
for (const fault of faults) console.error(`✖ ${fault}`);
console.log(
  `${packages.length} packages, ${sources.length} files: ${faults.length || 'no'} wrong arrows.`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
