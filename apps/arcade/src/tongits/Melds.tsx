import type { Card } from '@perya/game-engines/cards';
import { Plus } from 'lucide-react';
import { useCardText } from '../live-table/useCardText';
import { CardFan } from '../match/CardFan';
import styles from './Melds.module.css';
import { useTongitsT } from './texts';

/** Props of {@link Melds}. */
export interface MeldsProps {
  /** Whose melds they are. */
  name: string;
  melds: readonly (readonly Card[])[];
  /** The places of the melds that accept the selected cards. */
  accepting: readonly number[];
  onLayOff(meld: number): void;
}

/** The melds of a seat on the table. Those that accept the selected cards are buttons. */
export function Melds({ name, melds, accepting, onLayOff }: MeldsProps) {
  const t = useTongitsT();
  const cardText = useCardText();
  if (melds.length === 0) return <p className={styles['none']}>{t('noMelds')}</p>;
  return (
    <ul className={styles['melds']} aria-label={t('meldsOf', { name })}>
      {melds.map((meld, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- melds are never moved or removed
        <li key={place}>
          {accepting.includes(place) ? (
            <button
              type="button"
              className={styles['target']}
              aria-label={t('layOffOn', { name, cards: meld.map(cardText).join(', ') })}
              onClick={() => onLayOff(place)}
            >
              <CardFan cards={meld} />
              <Plus aria-hidden="true" />
            </button>
          ) : (
            <CardFan cards={meld} />
          )}
        </li>
      ))}
    </ul>
  );
}
