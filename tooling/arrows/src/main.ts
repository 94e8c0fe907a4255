import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { relative } from 'node:path';
import { escapes, readWorkspace, wrongArrows } from './arrows.ts';
import { wrongGatewayImports } from './gateway.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { packages, sources } = readWorkspace(root);
const gateway = `${root}apps/gateway/src/`;
const faults = [
  ...wrongArrows(packages),
  ...sources.flatMap(([dir, file]) => escapes(dir, file, readFileSync(file, 'utf8'))),
  ...wrongGatewayImports(
    sources
      .filter(([, file]) => file.startsWith(gateway))
      .map(([, file]) => ({ path: relative(gateway, file), text: readFileSync(file, 'utf8') })),
  ),
];
for (const fault of faults) console.error(`✖ ${fault}`);
console.log(
  `${packages.length} packages, ${sources.length} files: ${faults.length || 'no'} wrong arrows.`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
