import * as v from 'valibot';
import type { SettingsOf } from '../../kernel/brand';

const MAX_MONTHS = 240;

const months = (min: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(MAX_MONTHS));

/** Five years after the end of a relationship, as most laws against money laundering require. */
const LEGAL_MONTHS = 60;

/** For how many months each kind of data is kept after an account was closed. */
export const RetentionSettings = v.pipe(
  v.object({
    /** Sign-ins, IP addresses and devices. */
    security: months(1),
    /** Conversations, feedback, the inbox and the chat. */
    messages: months(1),
    /** Who the member is: profile, contacts, linked services. Until then, the username stays taken. */
    identity: months(LEGAL_MONTHS),
    /** What names someone in the records of money and play: payout accounts, receipts, addresses. */
    records: months(LEGAL_MONTHS),
  }),
  v.check(
    ({ security, messages, identity }) => security <= identity && messages <= identity,
    'security and messages must not be kept longer than identity',
  ),
);

export const DEFAULT_RETENTION: v.InferOutput<typeof RetentionSettings> = {
  security: 12,
  messages: 12,
  identity: LEGAL_MONTHS,
  records: LEGAL_MONTHS,
};

export const brandSettings = {
  /** How long data is kept after an account was closed. */
  retention: v.optional(RetentionSettings, DEFAULT_RETENTION),
};

declare module '../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
