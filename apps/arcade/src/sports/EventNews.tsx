import type { EventPage } from '@perya/game-engines/sports';
import styles from './EventNews.module.css';
import { useSportsT, type SportsT } from './texts';

const SHOWN = 5;
/** Of a match's three news values, the one that favors neither side. */
const NEUTRAL = 1;

export interface EventNewsProps {
  page: EventPage;
}

/** The latest news of an upcoming event. */
export function EventNews({ page }: EventNewsProps) {
  const t = useSportsT();
  const { event, news } = page;
  if (event.phase !== 'coming' || news.length === 0) return null;
  return (
    <ol className={styles['news']}>
      {news.slice(-SHOWN).map((place, index) => (
        // News are appended, and several may be identical.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{newsText(t, event.sides, place)}</li>
      ))}
    </ol>
  );
}

function newsText(t: SportsT, sides: readonly string[], place: number): string {
  const isMatch = sides.length === 2;
  if (isMatch && place === NEUTRAL) return t('board.newsEven');
  const side = sides[isMatch ? (place === 0 ? 1 : 0) : place] ?? '';
  return t('board.newsFor', { side });
}
