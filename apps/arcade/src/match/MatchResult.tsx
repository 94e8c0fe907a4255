import type { WireMatch } from '@perya/game-engines/match';
import { useFormat } from '@perya/i18n';
import { minorUnits, parseMinorUnits } from '@perya/rules/money';
import { Crown } from 'lucide-react';
import styles from './MatchResult.module.css';
import { useMatchT } from './texts';
import { gainOf } from './useMatchAnnouncements';
import { useSeatNames } from './useSeatNames';

/** Props of {@link MatchResult}. */
export interface MatchResultProps {
  match: WireMatch;
  winner: number;
  /** Who won, and why. */
  reason: string;
  /** What a seat did or had at the end, such as "burned". */
  noteOf?(seat: number): string;
}

/** How a match ended: who won, the points of each seat, and the player's payout. */
export function MatchResult({ match, winner, reason, noteOf }: MatchResultProps) {
  const t = useMatchT();
  const { money, number } = useFormat();
  const nameOf = useSeatNames(match);
  const { end, seat: own } = match;
  if (end === null) return null;
  const gain = gainOf(match);
  const amount = money(minorUnits(Math.abs(gain)));
  return (
    <section className={styles['result']} aria-label={t('result')} data-won={gain > 0}>
      <h2>{reason}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('player')}</th>
            <th scope="col">{t('points')}</th>
          </tr>
        </thead>
        <tbody>
          {end.points.map((points, seat) => (
            // oxlint-disable-next-line react/no-array-index-key -- seats never change their places
            <tr key={seat} data-own={seat === own || undefined}>
              <th scope="row">
                {seat === winner && <Crown aria-hidden="true" />}
                <span>{nameOf(seat)}</span>
                <small>{noteOf?.(seat)}</small>
              </th>
              <td data-numeric="">{number(points, { signDisplay: 'exceptZero' })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['payout']}>
        <b data-numeric="">
          {gain < 0 ? t('lost', { amount }) : gain > 0 ? t('won', { amount }) : t('even')}
        </b>
        <span data-numeric="">{t('paidBack', { amount: money(parseMinorUnits(end.payout)) })}</span>
      </p>
    </section>
  );
}
