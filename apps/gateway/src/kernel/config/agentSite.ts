import { createHash, timingSafeEqual } from 'node:crypto';
import { StartError } from './StartError';

/**
 * Who a site is for (specification §6): `members` accepts every account, agents included; `agents` accepts
 * agents only.
 */
export type Audience = 'members' | 'agents';

/** The site for agents, which runs beside the site for members. */
export interface AgentSiteSettings {
  /** Its origins, the first one for links in messages. */
  origins: readonly string[];
  /** SHA-256 of each key that its server may send. */
  keyHashes: readonly Buffer[];
}

/** The variables that configure it. */
interface AgentSiteVariables {
  AGENT_SITE_ORIGIN?: readonly string[] | undefined;
  AGENT_SITE_KEYS?: string | undefined;
}

const SITE_KEY = /^[\w-]{32,128}$/;

/**
 * Reads its settings; undefined without any. Throws a `StartError` that names the invalid variable, without
 * its value.
 */
export function readAgentSite({
  AGENT_SITE_ORIGIN: origins,
  AGENT_SITE_KEYS: list,
}: AgentSiteVariables): AgentSiteSettings | undefined {
  if (origins === undefined && list === undefined) return undefined;
  if (origins === undefined || list === undefined) {
    const [given, missing] =
      origins === undefined
        ? ['AGENT_SITE_KEYS', 'AGENT_SITE_ORIGIN']
        : ['AGENT_SITE_ORIGIN', 'AGENT_SITE_KEYS'];
    throw new StartError(`${given} is set, but ${missing} is not: set both.`);
  }
  const keys = list.split(',').map((key) => key.trim());
  if (!keys.every((key) => SITE_KEY.test(key))) {
    throw new StartError(
      'AGENT_SITE_KEYS is not a list of keys with at least 32 letters, digits, "-" or "_".',
    );
  }
  return { origins, keyHashes: keys.map(hashOf) };
}

/**
 * The audience of the site whose server sent a key; undefined if the key is unknown. A call without a key is
 * the members' site. Compares hashes in constant time, so that the response time reveals nothing about a key.
 */
export function audienceOf(
  agentSite: AgentSiteSettings | undefined,
  siteKey: string | undefined,
): Audience | undefined {
  if (siteKey === undefined) return 'members';
  const hash = hashOf(siteKey);
  const isKnown = agentSite?.keyHashes.some((known) => timingSafeEqual(known, hash)) === true;
  return isKnown ? 'agents' : undefined;
}

const hashOf = (key: string) => createHash('sha256').update(key).digest();

/** The origins of the site for an audience, the first one for links in messages. */
export function originsOf(
  {
    siteOrigins,
    agentSite,
  }: { siteOrigins: readonly string[]; agentSite: AgentSiteSettings | undefined },
  audience: Audience,
): readonly string[] {
  const agentOrigins = agentSite?.origins ?? [];
  if (audience === 'agents') return agentOrigins;
  return siteOrigins.filter((origin) => !agentOrigins.includes(origin));
}
