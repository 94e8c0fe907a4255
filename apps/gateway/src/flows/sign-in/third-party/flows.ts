import type { ThirdParty } from '@perya/api-client';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { keepOneTime, peekOneTime, spendOneTime, tokenHashOf } from '../../../modules/identity';

/** As long as somebody may take to find the password of the provider. */
export const FLOW_MS = 10 * 60_000;

/** A sign-in under way: what the page that began it has said, and what the provider's answer needs. */
interface Flow {
  provider: ThirdParty;
  /** Names the channel that the window answers on. */
  flow: string;
  /** The ticket will be bound to it. */
  challenge: string;
  language: string;
  /** The site's, by which the visitor came. */
  origin: string;
  /** The browser that began it, by the hash of its cookie: no other can end it. */
  browser: string;
}

/** A state of 256 random bits, kept nowhere but in the provider's answer. */
export const newState = () => randomBytes(32).toString('base64url');

export const browserHashOf = (cookie: string) => tokenHashOf(`third-party:${cookie}`);

/** A flow, and what its provider wants to know again. */
export interface KeptFlow {
  flow: Flow;
  /** For the provider: nonce, PKCE verifier. */
  kept: Readonly<Record<string, string>>;
}

export async function keepFlow(
  db: Db,
  state: string,
  { flow, kept }: KeptFlow,
  now: Date,
): Promise<void> {
  await keepOneTime(db, state, {
    purpose: 'third-party-flow',
    details: { flow: JSON.stringify(flow), kept: JSON.stringify(kept) },
    expiresAt: new Date(now.getTime() + FLOW_MS),
  });
}

/** The language of a flow that is still to be ended: for the words of the page in between. */
export async function languageOfFlow(
  db: Db,
  state: string,
  now: Date,
): Promise<string | undefined> {
  const kept = await peekOneTime(db, state, { purpose: 'third-party-flow', now });
  return kept === undefined ? undefined : flowOf(kept.details)?.flow.language;
}

/** Takes the flow of a state, once. */
export async function spendFlow(db: Db, state: string, now: Date): Promise<KeptFlow | undefined> {
  const spent = await spendOneTime(db, state, { purpose: 'third-party-flow', now });
  return spent === undefined ? undefined : flowOf(spent.details);
}

function flowOf({ flow, kept }: Record<string, string>): KeptFlow | undefined {
  if (flow === undefined || kept === undefined) return undefined;
  // Both were written by `keepFlow`.
  return {
    flow: JSON.parse(flow) as Flow,
    kept: JSON.parse(kept) as Record<string, string>,
  };
}
