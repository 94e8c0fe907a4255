import { fileURLToPath } from 'node:url';

/** The root folder of the checkout. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
export const GATEWAY_ENTRY = `${ROOT}/apps/gateway/dist/main.js`;
/** The demo brand's pack for a site for agents. */
export const AGENT_SITE_BRAND = `${ROOT}/packages/site-config/src/brands/perya-agents.json`;
export const SITE_ENTRY = `${ROOT}/apps/web/build/start.js`;
