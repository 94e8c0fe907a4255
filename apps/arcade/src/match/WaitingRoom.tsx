import type { WireMatch } from '@perya/game-engines/match';
import { useNow } from '../game/useNow';
import { MatchSeat } from './MatchSeat';
import { useMatchT } from './texts';
import styles from './WaitingRoom.module.css';

/** Seats that fill, and when house players take the free ones. */
export function WaitingRoom({ match }: { match: WireMatch }) {
  const t = useMatchT();
  const now = useNow();
  const { seats, startsAt } = match;
  const seconds = startsAt === null ? 0 : Math.max(0, Math.ceil((startsAt - now) / 1000));
  return (
    <div className={styles['room']}>
      <h2>{t('findingPlayers')}</h2>
      <ul className={styles['seats']}>
        {seats.map((_, seat) => (
          // oxlint-disable-next-line react/no-array-index-key -- seats never change their places
          <li key={seat}>
            <MatchSeat match={match} seat={seat} />
          </li>
        ))}
      </ul>
      {startsAt !== null && (
        // The status announces the waiting once; a ticking countdown would drown it out.
        <p className={styles['countdown']} aria-hidden="true">
          {t('houseIn', { seconds })}
        </p>
      )}
      <p className={styles['note']}>{t('leaveFree')}</p>
    </div>
  );
}
