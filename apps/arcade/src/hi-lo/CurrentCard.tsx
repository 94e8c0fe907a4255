import type { HiLoState } from '@perya/game-engines/hi-lo';
import type { WireInstantRound } from '@perya/game-engines/instant';
import { X } from 'lucide-react';
import { useState } from 'react';
import { WonBadge } from '../instant/WonBadge';
import { HiddenCard, PlayingCard } from '../live-table/PlayingCard';
import styles from './CurrentCard.module.css';

export interface CurrentCardProps {
  /** The open round or the last one. */
  round: WireInstantRound | null;
  played: HiLoState | null;
}

/** The card to guess on, or the last one of the last round. */
export function CurrentCard({ round, played }: CurrentCardProps) {
  const key = `${round?.roundId}-${round?.shown.length}`;
  const [firstKey] = useState(key);
  const card = played?.cards.at(-1);
  return (
    <div className={styles['place']} data-lost={played?.isLost || undefined}>
      <div className={styles['card']}>
        {card === undefined ? (
          <HiddenCard />
        ) : (
          <PlayingCard key={key} card={card} isNew={key !== firstKey} />
        )}
      </div>
      {played?.isLost === true && <X className={styles['lost']} aria-hidden="true" />}
      <WonBadge round={round} />
    </div>
  );
}
