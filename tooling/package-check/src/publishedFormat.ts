import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemAffectsResolutionKind, problemKindInfo } from '@arethetypeswrong/core/problems';
import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { codeEntries, type PackedManifest, type PackedPackage } from './packedPackage.ts';

/** The ways to resolve types that apply to ES modules: the packages have no CommonJS build. */
const RESOLUTIONS = ['node16-esm', 'bundler'] as const;

/** What publint has to say about a tarball: errors, warnings and suggestions alike. */
async function publintErrors(tarball: string): Promise<string[]> {
  const buffer = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.length) },
    strict: true,
  });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
}

/** Entries whose types don't resolve, or don't match the code, as “Are the types wrong?” finds them. */
async function typesErrors({
  tarball,
  manifest,
}: {
  tarball: string;
  manifest: PackedManifest;
}): Promise<string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    entrypoints: codeEntries(manifest).map(({ subpath }) => subpath),
  });
  if (!analysis.types) return ['types: the package has no types'];
  return analysis.problems.flatMap((problem) => {
    const resolutions = RESOLUTIONS.filter((kind) =>
      problemAffectsResolutionKind(problem, kind, analysis),
    );
    if (resolutions.length === 0) return [];
    const place = 'entrypoint' in problem ? `${problem.entrypoint}: ` : '';
    const { shortDescription } = problemKindInfo[problem.kind];
    return [`types: ${place}${shortDescription} (${resolutions.join(', ')})`];
  });
}

/** What publint and “Are the types wrong?” find in a tarball. */
export async function formatErrors(packed: PackedPackage): Promise<string[]> {
  return [...(await publintErrors(packed.tarball)), ...(await typesErrors(packed))];
}
