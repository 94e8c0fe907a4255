#!/usr/bin/env node
/** `bundle-types`, run in a package after `tsc -p tsconfig.build.json`. */
import { bundleTypes } from './bundleTypes.ts';

try {
  await bundleTypes(process.cwd());
} catch (error) {
  console.error(`✖ ${(error as Error).message}`);
  process.exitCode = 1;
}
