import { SPOTS, type BlackjackFacts, type Spot } from '@perya/game-engines/blackjack';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { SpotButton } from '../live-table/SpotButton';
import { useLiveTableT } from '../live-table/texts';
import type { LiveTableState } from '../live-table/useLiveTable';
import { hasWon, type BlackjackRound } from './readView';
import styles from './Spots.module.css';
import { useBlackjackT } from './texts';

interface SpotsProps {
  live: LiveTableState;
  round: BlackjackRound;
}

/** The main bet and the side bets; those that have won are highlighted, and say with what. */
export function Spots({ live, round }: SpotsProps) {
  const t = useBlackjackT();
  const common = useLiveTableT();
  const odds = useOddsText();
  const { pair, poker } = round;
  const names: Record<Spot, string> = {
    main: t('main'),
    pair: pair === undefined ? t('pair') : t(`pairs.${pair}`),
    poker: poker === undefined ? t('poker') : t(`pokerHands.${poker}`),
  };
  const isWaiting = live.needsMain && live.table.phase === 'betting';
  return (
    <div className={styles['spots']}>
      {SPOTS.map((spot) => (
        <SpotButton
          key={spot}
          live={live}
          spot={spot}
          name={names[spot]}
          odds={odds(spot, round)}
          hasWon={hasWon(spot, round)}
          hint={isWaiting && spot !== 'main' ? common('mainFirst') : undefined}
          className={styles[spot]}
        />
      ))}
    </div>
  );
}

/** Payouts of a spot per unit staked; of a side bet that has won, the one. */
export function useOddsText(): (
  spot: Spot,
  round?: Pick<BlackjackRound, 'pair' | 'poker'>,
) => string {
  const { rules } = useOpenedGame<BlackjackFacts>().game;
  const { number } = useFormat();
  const range = (pays: readonly number[]) =>
    `${number(Math.min(...pays))}–${number(Math.max(...pays))}`;
  return (spot, { pair, poker } = { pair: undefined, poker: undefined }) => {
    switch (spot) {
      case 'main':
        return `1 / ${number(rules.blackjackPaysPerTwo / 2)}`;
      case 'pair':
        return pair ? number(rules.pairPays[pair]) : range(Object.values(rules.pairPays));
      case 'poker':
        return poker ? number(rules.pokerPays[poker]) : range(Object.values(rules.pokerPays));
    }
  };
}
