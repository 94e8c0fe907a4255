import { fileURLToPath } from 'node:url';

/** The root folder of the checkout. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
export const GATEWAY_ENTRY = `${ROOT}/apps/gateway/dist/main.js`;
export const SITE_ENTRY = `${ROOT}/apps/web/build/start.js`;
