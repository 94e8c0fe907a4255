/** `pnpm test` runs samples of large test sets; `pnpm test:deep` runs all of them. */
export const IS_DEEP = process.env['TEST_TIER'] === 'deep';
