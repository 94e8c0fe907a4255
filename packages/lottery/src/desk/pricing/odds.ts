import { ODDS_SCALE, oddsOf, type PlayType, type Terms } from '@perya/rules/lottery';

/** Odds use a comma and a point in every language, like money. */
const FORMAT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** Odds in thousandths as text, such as `× 9.6`; undefined for jackpots. */
export const oddsText = (odds: number | 'jackpot'): string | undefined =>
  odds === 'jackpot' ? undefined : `× ${FORMAT.format(odds / ODDS_SCALE)}`;

/** Range of what an option pays, over the tiers in which it wins. */
export function oddsOfOption(playType: PlayType, option: string, terms: Terms): string | undefined {
  const { tiers } = playType;
  const possible = playType.tiersOf?.([[option]]) ?? [option];
  return rangeText(
    tiers.filter(({ code }) => possible.includes(code)).map((tier) => oddsOf(tier, terms)),
  );
}

/** Range of what a bet of a play type pays, over all tiers. */
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
