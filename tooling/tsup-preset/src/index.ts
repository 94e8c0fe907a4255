import { readOrder } from '@perya/css-layers';
import { defineConfig, type Options } from 'tsup';

/**
 * Build options of every package: ES modules for evergreen browsers and the Node version in the package's
 * `engines`, with code splitting for lazy imports. Types come from `tsc` and `bundle-types`, not from
 * here.
 */
export function preset(options: Options = {}) {
  return defineConfig({
    entry: ['src/index.ts'],
    format: 'esm',
    target: 'es2024',
    splitting: true,
    sourcemap: true,
    clean: true,
    dts: false,
    removeNodeProtocol: false,
    loader: { '.css': 'local-css' },
    banner: { css: readOrder() },
    ...options,
  });
}
