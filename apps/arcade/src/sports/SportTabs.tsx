import type { SportsFacts } from '@perya/game-engines/sports';
import { useOpenedGame } from '../game/GameContext';
import { useBook, useBookState } from './book';
import { SportIcon } from './SportIcon';
import styles from './SportTabs.module.css';
import { useSportsT } from './texts';

export interface SportTabsProps {
  onError(error: unknown): void;
}

/** Tabs of the sports. Not shown for a single sport. */
export function SportTabs({ onError }: SportTabsProps) {
  const { sports } = useOpenedGame<SportsFacts>().game;
  const t = useSportsT();
  const book = useBook();
  const chosen = useBookState((state) => state.sport);
  if (sports.length < 2) return null;
  return (
    <nav className={styles['sports']}>
      {sports.map((sport) => (
        <button
          key={sport}
          type="button"
          aria-pressed={sport === chosen}
          onClick={() => void book.chooseSport(sport).catch(onError)}
        >
          <SportIcon sport={sport} />
          <span>{t(`sport.${sport}`)}</span>
        </button>
      ))}
    </nav>
  );
}
