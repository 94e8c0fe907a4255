import type { SportsFacts } from '@perya/game-engines/sports';
import { useFormat } from '@perya/i18n';
import type { MinorUnits } from '@perya/rules/money';
import { useId } from 'react';
import { useOpenedGame } from '../game/GameContext';
import type { SlipPick } from './picks';
import styles from './SlipSum.module.css';
import { possiblePayout } from './stake';
import { useSportsT } from './texts';

const WHOLE = 10_000;

export interface SlipSumProps {
  /** The stake of each ticket. */
  stake: MinorUnits;
  tickets: readonly (readonly SlipPick[])[];
}

/** The potential payout of the slip, and the RTP of such tickets. */
export function SlipSum({ stake, tickets }: SlipSumProps) {
  const { returns } = useOpenedGame<SportsFacts>().game;
  const t = useSportsT();
  const { money, number } = useFormat();
  const labelId = useId();
  const sum = sumOf(stake, tickets);
  const share = (returns / WHOLE) ** (tickets[0]?.length ?? 1);
  const rtp = number(share * 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <>
      <div className={styles['sum']}>
        <span id={labelId}>{t('slip.mayPay')}</span>
        <output aria-labelledby={labelId} data-numeric="">
          {sum === undefined ? '–' : money(sum)}
        </output>
      </div>
      <p className={styles['returns']}>{t('slip.ticketReturn', { rtp })}</p>
    </>
  );
}

/** Potential payout of all tickets, in minor units; undefined while a selection is closed. */
function sumOf(stake: MinorUnits, tickets: SlipSumProps['tickets']): bigint | undefined {
  let sum = 0n;
  for (const ticket of tickets) {
    const payout = possiblePayout(
      stake,
      ticket.map(({ price }) => price),
    );
    if (payout === undefined) return undefined;
    sum += payout;
  }
  return sum;
}
