import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
export const GATEWAY_ENTRY = `${ROOT}/apps/gateway/dist/main.js`;
export const SITE_ENTRY = `${ROOT}/apps/web/build/start.js`;
