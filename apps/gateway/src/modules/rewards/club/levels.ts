import { RANK_PRIVILEGES } from '@perya/api-client';
import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

/** An amount on the wire: two decimals. */
const Decimal = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));

/** A club level, and the lifetime turnover and deposits that it takes, both. */
const ClubLevel = v.object({
  rank: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  color: v.string(),
  color2: v.string(),
  turnover: Decimal,
  deposits: Decimal,
  privileges: v.array(v.picklist(RANK_PRIVILEGES)),
});

/** Lowest first. */
export const ClubLevels = v.pipe(
  v.array(ClubLevel),
  v.check(
    (levels) => levels.every((level, at) => at === 0 || level.rank > (levels[at - 1]?.rank ?? 0)),
    'the levels are not in the order of their ranks',
  ),
);

export type ClubLevel = v.InferOutput<typeof ClubLevel>;

/**
 * The demo's levels. Their privileges are what the platform implements: see `minRank` of promotions, and the
 * VIP desk.
 */
export const CLUB_LEVELS: v.InferOutput<typeof ClubLevels> = [
  {
    rank: 1,
    name: 'Bronze',
    color: '#3a2414',
    color2: '#e2b28a',
    turnover: '1000.00',
    deposits: '500.00',
    privileges: [],
  },
  {
    rank: 2,
    name: 'Silver',
    color: '#23272e',
    color2: '#cfd6df',
    turnover: '25000.00',
    deposits: '5000.00',
    privileges: [],
  },
  {
    rank: 3,
    name: 'Gold',
    color: '#3b2b00',
    color2: '#f2cf63',
    turnover: '150000.00',
    deposits: '25000.00',
    privileges: [],
  },
  {
    rank: 4,
    name: 'Platinum',
    color: '#1d2533',
    color2: '#c9d6ea',
    turnover: '600000.00',
    deposits: '100000.00',
    privileges: [],
  },
  {
    rank: 5,
    name: 'Diamond',
    color: '#0d2b33',
    color2: '#9fe3ee',
    turnover: '2000000.00',
    deposits: '400000.00',
    privileges: ['vipPromotions', 'vipService'],
  },
];

export const brandSettings = {
  /** The club levels, lowest first. */
  clubLevels: v.optional(ClubLevels, CLUB_LEVELS),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
