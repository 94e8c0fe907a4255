import * as v from 'valibot';
import { categorySchema, type Category } from '../games/category';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import {
  count,
  currencyCode,
  decimal,
  pagedRequest,
  pagedValue,
  text,
  timestamp,
} from '../core/schemas';
import { decodePrize, prizeEntries, type Prize } from './prize';

const STATES = { COMING_SOON: 'comingSoon', RUNNING: 'running', CLOSED: 'closed' } as const;
const WIRE_STATES = { comingSoon: 'COMING_SOON', running: 'RUNNING', closed: 'CLOSED' } as const;

export type TournamentState = (typeof STATES)[keyof typeof STATES];

const SCORES = { TURNOVER: 'turnover', MULTIPLIER: 'multiplier' } as const;

/** What counts: all that was turned over, or the best payout as a multiple of its stake. */
export type TournamentScore = (typeof SCORES)[keyof typeof SCORES];

/** What the places from `from` to `to` get, each. */
export interface TournamentPrize {
  readonly from: number;
  readonly to: number;
  readonly prize: Prize;
}

/** A place on the ladder. */
export interface TournamentRank {
  /** From 1. */
  readonly rank: number;
  /** Masked by the platform. */
  readonly account: string;
  /** Decimal text: money for `turnover`, times the stake for `multiplier`. */
  readonly score: string;
  readonly isSelf: boolean;
  /** What the place gets, or has got; null where it gets nothing. */
  readonly prize: Prize | null;
}

export interface Tournament {
  readonly id: string;
  /** In the caller's language. */
  readonly title: string;
  readonly summary: string;
  /** Path of its picture on an image host, without width and ending; null where there is none. */
  readonly picture: string | null;
  /** Null: bets of every category count. */
  readonly category: Category | null;
  readonly score: TournamentScore;
  readonly state: TournamentState;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** A bet counts from this stake on; decimal text. */
  readonly minStake: string;
  readonly currency: string;
  readonly players: number;
  /** The member takes part; false for a guest. */
  readonly isJoined: boolean;
  /** Prizes are paid. */
  readonly isSettled: boolean;
  readonly prizes: readonly TournamentPrize[];
}

/* @__NO_SIDE_EFFECTS__ */
function tournamentEntries() {
  return {
    tournamentId: text(64),
    title: v.string(),
    summary: v.string(),
    imageUrl: v.nullish(v.string()),
    gameType: v.nullish(categorySchema()),
    scoreType: v.picklist(['TURNOVER', 'MULTIPLIER']),
    status: v.picklist(['COMING_SOON', 'RUNNING', 'CLOSED']),
    startTime: timestamp(),
    endTime: timestamp(),
    minStake: decimal(),
    currency: currencyCode(),
    players: count(),
    joined: v.boolean(),
    settled: v.boolean(),
    prizes: v.array(v.object({ placeFrom: count(), placeTo: count(), ...prizeEntries() })),
  };
}

/** What travels, in both the list and the detail. */
type WireTournament = v.InferOutput<
  v.ObjectSchema<ReturnType<typeof tournamentEntries>, undefined>
>;

function decodeTournament(wire: WireTournament): Tournament {
  return {
    id: wire.tournamentId,
    title: wire.title,
    summary: wire.summary,
    picture: wire.imageUrl || null,
    category: wire.gameType ?? null,
    score: SCORES[wire.scoreType],
    state: STATES[wire.status],
    startsAt: wire.startTime,
    endsAt: wire.endTime,
    minStake: wire.minStake,
    currency: wire.currency,
    players: wire.players,
    isJoined: wire.joined,
    isSettled: wire.settled,
    prizes: wire.prizes.map(({ placeFrom, placeTo, ...prize }) => ({
      from: placeFrom,
      to: placeTo,
      prize: decodePrize(prize, wire.currency),
    })),
  };
}

export interface TournamentsFilter extends PageInput {
  state?: TournamentState | undefined;
}

export const listTournaments = /* @__PURE__ */ endpoint({
  id: 'listTournaments',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTournamentList',
  auth: 'optional',
  request: pagedRequest({
    status: v.optional(v.picklist(['COMING_SOON', 'RUNNING', 'CLOSED'])),
    language: v.optional(text(8)),
  }),
  value: pagedValue(v.object(tournamentEntries()), {}),
  encode: ({ state, ...page }: TournamentsFilter) => ({
    ...encodePage(page),
    status: state && WIRE_STATES[state],
  }),
  decode: (page): Page<Tournament> => decodePage(page, decodeTournament),
  summary: 'Tournaments: those that run, those to come, and those that are over, newest first.',
  spec: '§4 activity statuses; call ours.',
});

/** The ladder in pages, and the caller's own place wherever it is. */
export interface TournamentLadder extends Page<TournamentRank> {
  readonly tournament: Tournament;
  /** Null for who has not joined, or has no bet that counts. */
  readonly self: TournamentRank | null;
  /** When the ladder was counted; milliseconds since 1970. */
  readonly at: number;
}

export interface TournamentInput extends PageInput {
  id: string;
}

/* @__NO_SIDE_EFFECTS__ */
function rankEntries() {
  return {
    rank: count(),
    account: text(64),
    score: decimal(),
    isSelf: v.boolean(),
    prize: v.nullish(v.object(prizeEntries())),
  };
}

export const getTournament = /* @__PURE__ */ endpoint({
  id: 'getTournament',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTournamentDetail',
  auth: 'optional',
  request: pagedRequest({ tournamentId: text(64), language: v.optional(text(8)) }),
  value: pagedValue(v.object(rankEntries()), {
    tournament: v.object(tournamentEntries()),
    self: v.nullish(v.object(rankEntries())),
    time: timestamp(),
  }),
  encode: ({ id, ...page }: TournamentInput) => ({ ...encodePage(page), tournamentId: id }),
  decode: ({ tournament, self, time, ...page }): TournamentLadder => {
    const rankOf = ({ prize, ...rank }: (typeof page.list)[number]): TournamentRank => ({
      ...rank,
      prize: prize ? decodePrize(prize, tournament.currency) : null,
    });
    return {
      ...decodePage(page, rankOf),
      tournament: decodeTournament(tournament),
      self: self ? rankOf(self) : null,
      at: time,
    };
  },
  summary: 'One tournament with its ladder in pages and the own place.',
  spec: '§4 activity statuses; call ours.',
});

export const joinTournament = /* @__PURE__ */ endpoint({
  id: 'joinTournament',
  tag: 'Activities',
  method: 'POST',
  path: '/wps/relay/MCSFE_joinTournament',
  auth: 'token',
  request: v.object({ tournamentId: text(64) }),
  value: v.object({ joinTime: timestamp() }),
  encode: ({ id }: { id: string }) => ({ tournamentId: id }),
  decode: ({ joinTime }) => ({ joinedAt: joinTime }),
  summary: 'Takes part in a tournament from now on; doing it again changes nothing.',
  spec: '§4 activity statuses (joined); call ours. Refused with TOURNAMENT_CLOSED.',
});
