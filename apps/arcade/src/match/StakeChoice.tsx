import { matchResultOf, type MatchFacts } from '@perya/game-engines/match';
import { useFormat } from '@perya/i18n';
import { minorUnits, type MinorUnits } from '@perya/rules/money';
import { RadioGroup } from '@perya/ui-kit';
import type { ReactNode } from 'react';
import { useOpenedGame } from '../game/GameContext';
import styles from './StakeChoice.module.css';
import { useMatchT } from './texts';

/** Props of {@link StakeChoice}. */
export interface StakeChoiceProps {
  stake: MinorUnits;
  /** The numbers of players to choose from, and the chosen one. */
  sizes: readonly number[];
  seats: number;
  onSeats(seats: number): void;
  maxPoints: number;
  /** The game in one sentence. */
  intro: string;
  /** A picture of the game. */
  picture: ReactNode;
}

/** Before a match: the game, and what a stake is worth. */
export function StakeChoice({
  stake,
  sizes,
  seats,
  onSeats,
  maxPoints,
  intro,
  picture,
}: StakeChoiceProps) {
  const { roomName } = useOpenedGame<MatchFacts>().game;
  const t = useMatchT();
  const { money, number } = useFormat();
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
      {sizes.length > 1 && (
        <RadioGroup
          className={styles['sizes']}
          variant="chips"
          label={t('playerCount')}
          options={sizes.map((size) => ({ value: String(size), label: number(size) }))}
          value={String(seats)}
          onValueChange={(value) => onSeats(Number(value))}
        />
      )}
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
