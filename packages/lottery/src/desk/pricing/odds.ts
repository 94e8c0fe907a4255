import { ODDS_SCALE, oddsOf, type PlayType, type Terms } from '@perya/rules/lottery';

/** Odds are read like money: with commas and point in every language. */
const FORMAT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** Odds in thousandths as `× 9.6`; undefined where a pool decides. */
export const oddsText = (odds: number | 'jackpot'): string | undefined =>
  odds === 'jackpot' ? undefined : `× ${FORMAT.format(odds / ODDS_SCALE)}`;

/** What an option pays, from the least to the most of the ways in which it wins. */
export function oddsOfOption(playType: PlayType, option: string, terms: Terms): string | undefined {
  const { tiers } = playType;
  const possible = playType.tiersOf?.([[option]]) ?? [option];
  return rangeText(
    tiers.filter(({ code }) => possible.includes(code)).map((tier) => oddsOf(tier, terms)),
  );
}

/** What a bet of a play type pays, from the least to the most of its tiers. */
export const oddsOfPlayType = ({ tiers }: PlayType, terms: Terms): string | undefined =>
  rangeText(tiers.map((tier) => oddsOf(tier, terms)));

function rangeText(odds: readonly (number | 'jackpot')[]): string | undefined {
  const known = odds.filter((each) => each !== 'jackpot');
  if (known.length === 0) return undefined;
  const min = Math.min(...known);
  const max = Math.max(...known);
  const text = oddsText(min);
  return min === max ? text : `${text} – ${FORMAT.format(max / ODDS_SCALE)}`;
}
