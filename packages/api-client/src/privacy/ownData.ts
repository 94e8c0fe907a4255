import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, nothing, text, timestamp } from '../core/schemas';

export const getOwnData = /* @__PURE__ */ endpoint({
  id: 'getOwnData',
  tag: 'Account',
  method: 'GET',
  path: '/wps/relay/MCSFE_getOwnData',
  auth: 'token',
  request: nothing(),
  value: v.object({
    /** False for an account without a password, which has to set one first. */
    hasPassword: v.boolean(),
    /** A code is needed too, because the second sign-in step is on. */
    hasSecondFactor: v.boolean(),
    /** How many archives a member can get within 24 hours, and how many of them are left. */
    perDay: count(),
    left: count(),
    /** When the count starts again; null before the first archive. */
    resetsAt: v.nullable(timestamp()),
    /** After how many days the platform deletes what it doesn't keep as long as the account. */
    keptDays: v.object({ signIns: count(), chatMessages: count() }),
    /** For how many months each kind of data is kept after the account was closed. */
    keptMonths: v.object({
      security: count(),
      messages: count(),
      /** Who the member is; kept longer if they excluded themselves for good. */
      identity: count(),
      /** What names someone in the records of money and play. */
      records: count(),
    }),
  }),
  summary:
    "Returns how long the platform keeps a member's data, and what is needed to download an archive of it.",
  spec: 'decisions: what a player expects where the specification is silent (a copy of the data kept about a member); path and value defined here.',
});

/** How long a member's data is kept, and what is needed to download an archive of it. */
export type OwnDataStatus = OutputOf<typeof getOwnData>;

export const requestDataExport = /* @__PURE__ */ endpoint({
  id: 'requestDataExport',
  tag: 'Account',
  method: 'POST',
  path: '/wps/relay/MCSFE_requestDataExport',
  auth: 'token',
  encrypted: true,
  request: v.object({
    /** The sign-in password. */
    password: text(128),
    /** From the authenticator app, or a recovery code; needed if the second sign-in step is on. */
    code: v.optional(text(32)),
  }),
  value: v.object({
    /** Path of the ZIP archive. It works once, until `expiresAt`. */
    path: text(200),
    fileName: text(64),
    expiresAt: timestamp(),
  }),
  summary:
    "Returns a path that downloads the archive of the member's own data once; the owner is notified.",
  spec: 'decisions: what a player expects where the specification is silent (a copy of the data kept about a member); path, body and value defined here. Encrypted because it contains the password.',
});
