/** Packs the public packages and reports what a consumer of them would run into. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestErrors } from './manifestRules.ts';
import { packPackages } from './pack.ts';
import { codeEntries, type PackedPackage } from './packedPackage.ts';
import { formatErrors } from './publishedFormat.ts';
import { measureSizes, sizeErrors } from './sizes.ts';
import { heavyImports, LIGHT_EXPORTS, sideEffectErrors } from './treeShaking.ts';
import { peerLibraries, sizeBudgets } from './workspace.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'perya-packages-'));

try {
  const packages = await packPackages(ROOT, folder);
  const peers = peerLibraries(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8'));
  const manifests = new Map(packages.map(({ name, manifest }) => [name, manifest]));

  const errorsOf = async (packed: PackedPackage): Promise<string[]> => {
    const sizes = await measureSizes(packed, join(folder, 'bundles', packed.name));
    const errors = [
      ...manifestErrors(packed.manifest, peers, manifests),
      ...(await formatErrors(packed)),
      ...(await sideEffectErrors(packed)),
      ...sizeErrors(sizes, sizeBudgets(packed.source)),
    ];
    return errors.map((error) => `${packed.name} ${error}`);
  };
  const errors = (
    await Promise.all([
      ...packages.map(errorsOf),
      ...LIGHT_EXPORTS.map((light) => heavyImports(folder, light)),
    ])
  ).flat();

  for (const error of errors) console.error(`✖ ${error}`);
  const entries = packages.flatMap(({ manifest }) => codeEntries(manifest));
  if (errors.length === 0) console.log(`${packages.length} packages, ${entries.length} entries`);
  else process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
