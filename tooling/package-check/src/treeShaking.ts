import { join, matchesGlob, normalize } from 'node:path';
import { bundleImport, type Bundle } from './bundle.ts';
import {
  codeEntries,
  styleEntries,
  type PackedManifest,
  type PackedPackage,
} from './packedPackage.ts';

/** An export that must come without heavy parts of its package. */
export interface LightExport {
  readonly from: string;
  readonly name: string;
  /** Dependencies, or parts of paths of modules, that its bundle must not have. */
  readonly without: readonly string[];
}

/** What an app can import without paying for the rest. */
export const LIGHT_EXPORTS: readonly LightExport[] = [
  {
    from: '@perya/ui-kit',
    name: 'Button',
    without: ['swiper', 'dompurify', 'qrcode.react', '@tanstack/react-virtual'],
  },
  { from: '@perya/i18n/core', name: 'createFormat', without: ['react', 'react-i18next'] },
  { from: '@perya/api-client', name: 'isRejectedError', without: ['react', 'jose'] },
  { from: '@perya/rules/accounts', name: 'checkField', without: ['libphonenumber-js'] },
  { from: '@perya/session', name: 'useIsSignedIn', without: ['@tanstack/react-query'] },
];

/** Entries whose bare import leaves code in an app's bundle although none is used, and styles that it may lack. */
export async function sideEffectErrors({ manifest, folder }: PackedPackage): Promise<string[]> {
  const root = join(folder, '../../..');
  const code = await Promise.all(
    codeEntries(manifest).map(async ({ specifier, subpath }) => {
      const rest = textOf(await bundleImport(root, `import '${specifier}';`));
      return rest === ''
        ? []
        : [`tree shaking: “${subpath}” leaves ${rest.length} characters unused`];
    }),
  );
  // esbuild keeps all style sheets; other bundlers drop those that the field doesn't name.
  const styles = styleEntries(manifest)
    .filter(({ file }) => !hasSideEffects(manifest.sideEffects, file))
    .map(
      ({ subpath }) => `tree shaking: “sideEffects” lets bundlers drop the styles of “${subpath}”`,
    );
  return [...code.flat(), ...styles];
}

function hasSideEffects(field: PackedManifest['sideEffects'], file: string): boolean {
  if (!Array.isArray(field)) return field !== false;
  return field.some((pattern: string) => matchesGlob(normalize(file), pattern));
}

/** What importing a light export pulls in that it must not. */
export async function heavyImports(root: string, light: LightExport): Promise<string[]> {
  const code = `import { ${light.name} } from '${light.from}'; console.log(${light.name});`;
  const { metafile } = await bundleImport(root, code);
  const outputs = Object.values(metafile.outputs);
  const parts = new Set(
    outputs.flatMap(({ imports, inputs }) => [
      ...imports.filter(({ kind }) => kind !== 'dynamic-import').map(({ path }) => path),
      ...Object.entries(inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([path]) => path),
    ]),
  );
  return light.without
    .filter((heavy) => [...parts].some((part) => part === heavy || part.startsWith(`${heavy}/`)))
    .map((heavy) => `tree shaking: ${light.name} of ${light.from} pulls in ${heavy}`);
}

/** The code and styles of a bundle without its comments. */
function textOf({ outputs }: Bundle): string {
  return outputs
    .map(({ text }) => text.replaceAll(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, '').trim())
    .join('');
}
