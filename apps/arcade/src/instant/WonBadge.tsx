import type { WireInstantRound } from '@perya/game-engines/instant';
import { useFormat } from '@perya/i18n';
import { betOutcome, parseMinorUnits } from '@perya/rules/money';
import { useMultiplierText } from './useMultiplierText';
import styles from './WonBadge.module.css';

/**
 * The multiplier and the payout of a won round, in the middle of the game. Nothing for other rounds. Not
 * announced: the status line says the same.
 */
export function WonBadge({ round }: { round: WireInstantRound | null }) {
  const { money } = useFormat();
  const multiplierText = useMultiplierText();
  if (round === null || round.end === null) return null;
  const payout = parseMinorUnits(round.end.payout);
  if (betOutcome(parseMinorUnits(round.stake), payout) !== 'won') return null;
  return (
    <div key={round.roundId} className={styles['badge']} aria-hidden="true" data-numeric="">
      <b>{multiplierText(round.multiplier)}</b>
      <span>{money(payout)}</span>
    </div>
  );
}
