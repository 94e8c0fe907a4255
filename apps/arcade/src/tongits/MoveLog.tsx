import type { Card } from '@perya/game-engines/cards';
import type { WireMatch } from '@perya/game-engines/match';
import type { TongitsMove, TongitsView } from '@perya/game-engines/tongits';
import styles from './MoveLog.module.css';
import { useTongitsT } from './texts';
import { useMoveText } from './useMoves';

/** Props of {@link MoveLog}. */
export interface MoveLogProps {
  match: WireMatch<TongitsView>;
  /** What happened since the last read. */
  moves: readonly TongitsMove[];
  /** The card that the player has just drawn. */
  drawn: Card | undefined;
}

/** What happened since the last read, in one text, so that screen readers aren't flooded. */
export function MoveLog({ match, moves, drawn }: MoveLogProps) {
  const t = useTongitsT();
  const moveText = useMoveText(match, drawn);
  return (
    <p className={styles['log']} role="log" aria-label={t('lastMoves')}>
      {moves.map(moveText).join(' · ')}
    </p>
  );
}
