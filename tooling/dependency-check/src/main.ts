import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importCycles } from './cycles.ts';
import { foreignWrites, wrongGatewayImports } from './gateway.ts';
import { findEscapingImports, readWorkspace, wrongPackageImports } from './packages.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { packages, sources } = readWorkspace(root);

const files = sources.map(({ dir, part, file }) => ({
  dir,
  file,
  tree: relative(root, `${dir}/${part}`),
  path: relative(`${dir}/${part}`, file),
  text: readFileSync(file, 'utf8'),
}));
const gateway = files.filter(({ tree }) => tree === 'apps/gateway/src');

const errors = [
  ...wrongPackageImports(packages),
  ...files.flatMap(({ dir, file, text }) => findEscapingImports(dir, file, text)),
  ...wrongGatewayImports(gateway),
  ...foreignWrites(gateway),
  ...[...Map.groupBy(files, ({ tree }) => tree)].flatMap(([tree, own]) =>
    importCycles(own).map((error) => `${tree}: ${error}`),
  ),
];
for (const error of errors) console.error(`✖ ${error}`);
console.log(
  `${packages.length} packages, ${sources.length} files: ${errors.length || 'no'} wrong imports.`,
);
process.exitCode = errors.length > 0 ? 1 : 0;
