import type { WireEvent } from '@perya/game-engines/sports';
import { useBookState } from './book';
import styles from './EventHead.module.css';
import { momentText, sideScores } from './moment';
import { useSportsT } from './texts';

export interface EventHeadProps {
  event: WireEvent;
}

/** The sides, the league, and the state of an event. */
export function EventHead({ event }: EventHeadProps) {
  const t = useSportsT();
  const now = useBookState((state) => state.now);
  const { league, sides, phase, score } = event;
  const scores = sideScores(event);
  return (
    <>
      <div className={styles['head']}>
        <span>{league}</span>
        <span className={styles['moment']} data-live={phase === 'live' || undefined}>
          {momentText(t, event, now)}
        </span>
      </div>
      {sides.length === 2 && (
        <div className={styles['sides']}>
          {sides.map((side, place) => (
            <p key={side}>
              <span>{side}</span>
              <b data-numeric="">{scores[place]}</b>
            </p>
          ))}
        </div>
      )}
      {/* Runners are listed with their prices. */}
      {sides.length > 2 && phase !== 'coming' && (
        <p className={styles['order']} data-numeric="">
          {t('board.order', { list: score.join(' · ') })}
        </p>
      )}
    </>
  );
}
