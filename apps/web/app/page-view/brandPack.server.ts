import type { Brand } from '@perya/site-config';
import builtPack from 'virtual:brand-pack';

/** Set by `server/main.ts`: the validated pack of `PERYA_BRAND` at the start, as JSON. */
const { SITE_BRAND_PACK, SITE_KEY } = process.env;

/** The brand pack that the server was started with, else the one of the build. */
export const brandPack: Brand = SITE_BRAND_PACK
  ? (JSON.parse(SITE_BRAND_PACK) as Brand)
  : builtPack;

/** The key by which the gateway knows a site for agents; undefined for the members' site. */
export const siteKey = SITE_KEY || undefined;

const keyError = siteKeyError(brandPack, siteKey);
if (keyError !== null) throw new Error(keyError);

/**
 * Why a pack and a site key don't belong together; null if they do. Without its key, the gateway would treat
 * a site for agents as the members' site, and vice versa.
 */
export function siteKeyError(
  { audience }: Pick<Brand, 'audience'>,
  key: string | undefined,
): string | null {
  if (audience === 'agents' && key === undefined) {
    return 'The brand pack is for agents, but SITE_KEY is not set: set it to one of the gateway’s AGENT_SITE_KEYS.';
  }
  if (audience === 'members' && key !== undefined) {
    return 'SITE_KEY is set, but the brand pack is not for agents: remove it, or set PERYA_BRAND to a pack with "audience": "agents".';
  }
  return null;
}
