import type { HandResult } from '@perya/game-engines/blackjack';
import type { Card } from '@perya/game-engines/cards';
import { HiddenCard, PlayingCard } from '../live-table/PlayingCard';
import styles from './Hand.module.css';
import { useBlackjackT } from './texts';
import { withPlace } from './withPlace';

const RESULT_KEYS = {
  blackjack: 'blackjack',
  win: 'win',
  push: 'push',
  lose: 'lose',
  bust: 'bust',
} as const satisfies Record<HandResult, string>;

/** Props of {@link Hand}. */
export interface HandProps {
  name: string;
  cards: readonly Card[];
  /** Text of its value. */
  value: string;
  /** Whether a face-down card follows. */
  hasHiddenCard?: boolean;
  /** Whether the player decides on it now. */
  isCurrent?: boolean;
  isDoubled?: boolean;
  isInsured?: boolean;
  result?: HandResult | undefined;
}

/** The hand of the dealer or of the player. Needs a key per round. */
export function Hand({
  name,
  cards,
  value,
  hasHiddenCard = false,
  isCurrent = false,
  isDoubled = false,
  isInsured = false,
  result,
}: HandProps) {
  const t = useBlackjackT();
  return (
    <section
      className={styles['hand']}
      aria-label={name}
      aria-current={isCurrent || undefined}
      data-result={result}
    >
      <div className={styles['head']}>
        <h2>
          <span>{name}</span>
          <b className={styles['value']} data-numeric="">
            {value}
          </b>
        </h2>
        <p className={styles['notes']}>
          {isCurrent && <span className={styles['turn']}>{t('yourTurn')}</span>}
          {result !== undefined && (
            <span className={styles['result']}>{t(RESULT_KEYS[result])}</span>
          )}
          {isDoubled && <span>{t('doubled')}</span>}
          {isInsured && <span>{t('insured')}</span>}
        </p>
      </div>
      <ul className={styles['cards']}>
        {withPlace(cards).map(({ item: card, place }) => (
          <li key={place}>
            <span>
              <PlayingCard card={card} isNew />
            </span>
          </li>
        ))}
        {hasHiddenCard && (
          <li>
            <span>
              <HiddenCard />
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
