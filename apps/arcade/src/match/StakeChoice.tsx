import { matchResultOf, type MatchFacts } from '@perya/game-engines/match';
import { useFormat } from '@perya/i18n';
import { minorUnits, type MinorUnits } from '@perya/rules/money';
import type { ReactNode } from 'react';
import { useOpenedGame } from '../game/GameContext';
import styles from './StakeChoice.module.css';
import { useMatchT } from './texts';

/** Props of {@link StakeChoice}. */
export interface StakeChoiceProps {
  stake: MinorUnits;
  seats: number;
  maxPoints: number;
  /** The game in one sentence. */
  intro: string;
  /** A picture of the game. */
  picture: ReactNode;
  /** What else can be chosen. */
  children?: ReactNode;
}

/** Before a match: the game, and what a stake is worth. */
export function StakeChoice({
  stake,
  seats,
  maxPoints,
  intro,
  picture,
  children,
}: StakeChoiceProps) {
  const { roomName } = useOpenedGame<MatchFacts>().game;
  const t = useMatchT();
  const { money } = useFormat();
  const most = matchResultOf(BigInt(stake), maxPoints * (seats - 1), maxPoints);
  const figures = [
    [t('pointWorth'), minorUnits(Math.floor(stake / maxPoints))],
    [t('mostLost'), stake],
    [t('mostWon'), minorUnits(Number(most.payout) - stake)],
  ] as const;
  return (
    <div className={styles['choice']}>
      <div className={styles['picture']} aria-hidden="true">
        {picture}
      </div>
      <p className={styles['room']}>
        {t('room', { name: roomName })} · {t('players', { count: seats })}
      </p>
      <h2>{intro}</h2>
      {children}
      <dl className={styles['worth']}>
        {figures.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-numeric="">{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
