import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The TypeScript project of a consumer: it has no condition of the workspace, so packages are read from their
 * built declarations. API reports, examples and reference use the same options.
 */
export const CONSUMER_TSCONFIG = fileURLToPath(new URL('tsconfig.json', import.meta.url));

/** The same for TypeDoc, without files of its own. */
export const REFERENCE_TSCONFIG = fileURLToPath(
  new URL('tsconfig.reference.json', import.meta.url),
);

/** Absolute path of what a bundler's types declare. */
export const CONSUMER_STYLES = fileURLToPath(new URL('styles.d.ts', import.meta.url));

export function consumerOptions(): object {
  const { compilerOptions } = JSON.parse(readFileSync(CONSUMER_TSCONFIG, 'utf8')) as {
    compilerOptions: object;
  };
  return compilerOptions;
}
