/** `pnpm test` runs samples of large test sets; `pnpm test:deep` runs all of them. */
export const IS_DEEP = process.env['TEST_TIER'] === 'deep';

/** Compares what the sites and the gateway send each other with the OpenAPI document. */
export const WATCHES_OPENAPI = IS_DEEP || process.env['WATCH_OPENAPI'] === '1';
