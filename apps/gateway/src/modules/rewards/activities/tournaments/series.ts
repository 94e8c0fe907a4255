import { CATEGORIES } from '@perya/api-client';
import * as v from 'valibot';
import demo from '../../../../demo/tournaments.json' with { type: 'json' };
import { parseDemo, SceneSchema, TextsSchema } from '../../../../demo/parseDemo';
import type { BannerScene } from '../../../art';
import { PrizeSchema, type PrizeSpec } from '../prizes/prize';

const SeriesSchema = v.strictObject({
  id: v.string(),
  every: v.picklist(['day', 'week', 'month']),
  /** Only bets in this category count. */
  category: v.exactOptional(v.picklist(CATEGORIES)),
  /** Total turnover, or the best payout as a multiple of its stake. */
  score: v.picklist(['TURNOVER', 'MULTIPLIER']),
  /** The min stake of a bet that counts, in bonus units. 0: any stake. */
  minStake: v.number(),
  /** The prize for each place from `from` to `to`. */
  prizes: v.array(v.strictObject({ from: v.number(), to: v.number(), prize: PrizeSchema })),
  scene: SceneSchema,
  title: TextsSchema,
  /** One sentence. */
  summary: TextsSchema,
});

/** A tournament that repeats every day, week or month of the brand. */
export type TournamentSeries = v.InferOutput<typeof SeriesSchema>;

/** The tournaments of the demonstration. */
export const SERIES: readonly TournamentSeries[] = parseDemo(
  'tournaments.json',
  v.array(SeriesSchema),
  demo,
);

const BY_ID = new Map(SERIES.map((series) => [series.id, series]));

/** The series of a tournament; undefined for one that's no longer defined. */
export const seriesOf = (id: string): TournamentSeries | undefined => BY_ID.get(id);

/** The scene of a tournament's picture; undefined for one that isn't drawn here. */
export const tournamentScene = (id: string): BannerScene | undefined => BY_ID.get(id)?.scene;

/** The prize for a place; undefined if there's none. */
export const prizeOf = ({ prizes }: TournamentSeries, rank: number): PrizeSpec | undefined =>
  prizes.find(({ from, to }) => from <= rank && rank <= to)?.prize;
