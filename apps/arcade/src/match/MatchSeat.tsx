import type { WireMatch } from '@perya/game-engines/match';
import { Avatar } from '@perya/ui-kit';
import { Bot, UserRound } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useNow } from '../game/useNow';
import styles from './MatchSeat.module.css';
import { useMatchT } from './texts';
import { turnClockOf, type TurnClock } from './turnClock';
import { useSeatNames } from './useSeatNames';

/** Props of {@link MatchSeat}. */
export interface MatchSeatProps {
  match: WireMatch;
  seat: number;
  /** Below the name, such as the number of cards. */
  detail?: ReactNode;
  /** Whether this seat has won the match. */
  isWinner?: boolean;
  /** What lies in front of the seat. */
  children?: ReactNode;
}

/** A seat of a match: who sits there, whose turn it is, and how long it may take. */
export function MatchSeat({ match, seat, detail, isWinner = false, children }: MatchSeatProps) {
  const name = useSeatNames(match)(seat);
  const clock = turnClockOf(match, seat, useNow());
  const { kind = 'free', isAway = false, dueAt = null } = match.seats[seat] ?? {};
  const isTurn = match.phase === 'playing' && dueAt !== null;
  return (
    <section
      className={styles['seat']}
      aria-label={name}
      aria-current={isTurn || undefined}
      data-kind={kind}
      data-winner={isWinner || undefined}
    >
      <div className={styles['who']}>
        <SeatAvatar kind={kind} name={name} clock={isTurn ? clock : undefined} />
        <div className={styles['text']}>
          <b className={styles['name']}>{name}</b>
          <div className={styles['line']}>
            {detail}
            <SeatNote isTurn={isTurn} isAway={isAway} clock={clock} />
          </div>
        </div>
      </div>
      {children}
    </section>
  );
}

interface SeatNoteProps {
  isTurn: boolean;
  isAway: boolean;
  clock: TurnClock | undefined;
}

/** The time left in a turn, or what else is to be known of a seat. */
function SeatNote({ isTurn, isAway, clock }: SeatNoteProps) {
  const t = useMatchT();
  const away = isAway && <span className={styles['away']}>{t('away')}</span>;
  if (isTurn && clock !== undefined) {
    return (
      <span className={styles['note']} data-bank={clock.isBank} data-late={clock.isLate}>
        <span data-numeric="">
          {t(clock.isBank ? 'bankSeconds' : 'seconds', { seconds: clock.seconds })}
        </span>
        {away}
      </span>
    );
  }
  if (!isTurn && !isAway) return null;
  return (
    <span className={styles['note']}>
      {isTurn && <span className={styles['thinking']}>{t('thinking')}</span>}
      {away}
    </span>
  );
}

interface SeatAvatarProps {
  kind: WireMatch['seats'][number]['kind'];
  name: string;
  clock: TurnClock | undefined;
}

/** The seat's picture, in a ring that shows the time left. */
function SeatAvatar({ kind, name, clock }: SeatAvatarProps) {
  return (
    <span
      className={styles['avatar']}
      aria-hidden="true"
      data-clock={clock !== undefined || undefined}
      data-bank={clock?.isBank}
      data-late={clock?.isLate}
      style={{ ['--left' as string]: String(clock?.part ?? 0) } satisfies CSSProperties}
    >
      {kind === 'member' ? (
        <Avatar name={name} size="small" decorative />
      ) : (
        <span className={styles['picture']}>{kind === 'house' ? <Bot /> : <UserRound />}</span>
      )}
      {clock !== undefined && (
        <svg viewBox="0 0 40 40">
          <circle cx="20" cy="20" r="18" pathLength="1" />
        </svg>
      )}
    </span>
  );
}
