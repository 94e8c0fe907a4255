import type { ThirdParty } from '@perya/api-client';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../../kernel/db/types';
import { keepOneTime, peekOneTime, spendOneTime, tokenHashOf } from '../../../modules/identity';

/** Enough time to find the password for the provider. */
export const FLOW_MS = 10 * 60_000;

/** A sign-in in progress: what the page that started it sent, and what the provider's answer needs. */
interface Flow {
  provider: ThirdParty;
  /** Names the channel on which the window replies. */
  flow: string;
  /** The ticket is bound to it. */
  challenge: string;
  language: string;
  /** The site origin that the visitor used. */
  origin: string;
  /** Hash of the cookie of the browser that started the flow: no other browser can finish it. */
  browser: string;
}

/** Returns a state of 256 random bits, which is stored nowhere but in the provider's answer. */
export const newState = () => randomBytes(32).toString('base64url');

export const browserHashOf = (cookie: string) => tokenHashOf(`third-party:${cookie}`);

/** A flow, and the values that its provider needs again. */
export interface StoredFlow {
  flow: Flow;
  /** For the provider: nonce, PKCE verifier. */
  kept: Readonly<Record<string, string>>;
}

export async function keepFlow(
  db: Db,
  state: string,
  { flow, kept }: StoredFlow,
  now: Date,
): Promise<void> {
  await keepOneTime(db, state, {
    purpose: 'third-party-flow',
    details: { flow: JSON.stringify(flow), kept: JSON.stringify(kept) },
    expiresAt: new Date(now.getTime() + FLOW_MS),
  });
}

/** The language of an unfinished flow, for the texts of the page in between. */
export async function languageOfFlow(
  db: Db,
  state: string,
  now: Date,
): Promise<string | undefined> {
  const kept = await peekOneTime(db, state, { purpose: 'third-party-flow', now });
  return kept === undefined ? undefined : flowOf(kept.details)?.flow.language;
}

/** Takes the flow of a state. Works once per state. */
export async function spendFlow(db: Db, state: string, now: Date): Promise<StoredFlow | undefined> {
  const spent = await spendOneTime(db, state, { purpose: 'third-party-flow', now });
  return spent === undefined ? undefined : flowOf(spent.details);
}

function flowOf({ flow, kept }: Record<string, string>): StoredFlow | undefined {
  if (flow === undefined || kept === undefined) return undefined;
  // `keepFlow` wrote both.
  return {
    flow: JSON.parse(flow) as Flow,
    kept: JSON.parse(kept) as Record<string, string>,
  };
}
