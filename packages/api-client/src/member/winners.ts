import * as v from 'valibot';
import { categorySchema } from '../games/category';
import { unwrapField, type FieldOf } from '../core/codec';
import { endpoint, type InputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, text, timestamp, wholeNumber } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function winnerSchema() {
  return v.object({
    rank: count(),
    /** Masked by the platform. */
    account: text(64),
    gameId: text(64),
    gameName: text(255),
    category: categorySchema(),
    /** The key for favorites and for launching the game; null if the game is no longer offered. */
    nodeId: v.nullable(text(64)),
    /** The code and the account type that a lottery is opened by. */
    gameCode: v.nullish(text(64)),
    accountTypeName: v.nullish(v.string()),
    /** Code of the vendor. */
    vendor: text(32),
    vendorName: text(64),
    /** `/art/cover/<id>`; null if the game is no longer offered. */
    coverPath: v.nullable(text(255)),
    amount: decimal(),
    /** The payout as a multiple of the stake, to two decimals: 12.5. */
    multiple: v.pipe(v.number(), v.minValue(0)),
    wonAt: timestamp(),
    /** Whether the caller won it. */
    isMine: v.boolean(),
  });
}

/** A row of the winners list; the account is masked. */
export type Winner = FieldOf<ReturnType<typeof winnerSchema>>;

export const listWinners = /* @__PURE__ */ endpoint({
  id: 'listWinners',
  tag: 'Member',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  auth: 'optional',
  request: v.object({
    category: v.optional(categorySchema()),
    period: v.optional(v.picklist(['day', 'week', 'month']), 'day'),
    /** A board sorts by amount or by multiple of the stake; a feed sorts by time. */
    order: v.optional(v.picklist(['highest', 'latest', 'multiple'])),
    count: v.optional(wholeNumber(1, 100), 20),
    /** Only wins after this time, for a feed that already has the earlier ones. */
    after: v.optional(timestamp()),
    language: v.optional(text(8)),
  }),
  value: unwrapField('list', v.object({ currency: currencyCode(), list: v.array(winnerSchema()) })),
  summary:
    'Lists the highest wins of a period, by amount or by multiple of the stake, or the latest wins.',
  spec: '§7 Wallet and member, GCSGAME_getRankList (winner board); body and value defined here; `order` is for the feed on the home page.',
});

/** Input of {@link listWinners}. */
export type WinnersFilter = InputOf<typeof listWinners>;
