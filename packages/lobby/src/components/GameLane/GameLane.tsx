import type { Game } from '@perya/api-client';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useGameCards } from '../../cards/useGameCards';
import { useT } from '../../locales';
import { GameCard } from '../GameCard/GameCard';
import styles from './GameLane.module.css';

/** The number of cards in the first view of a lane with `priority`. */
const PRIORITY_CARDS = 6;

/** Props of {@link GameLane}. */
export interface GameLaneProps {
  title: string;
  games: readonly Game[];
  /** URL of the full list. */
  allHref?: string | undefined;
  /** The covers are LCP candidates. */
  priority?: boolean | undefined;
}

/**
 * A row of games that scrolls horizontally, with previous and next buttons. Renders nothing without games.
 *
 * @example
 * ```tsx
 * import { listPopularGames } from '@perya/api-client';
 * import { useApiQuery } from '@perya/api-client/react';
 * import { GameLane } from '@perya/lobby';
 *
 * export function PopularGames() {
 *   const { data = [] } = useApiQuery(listPopularGames, {});
 *   return <GameLane title="Popular games" games={data} allHref="/rng" />;
 * }
 * ```
 */
export function GameLane({ title, games, allHref, priority = false }: GameLaneProps) {
  const t = useT();
  const headingId = useId();
  const { isFavourite, ...shared } = useGameCards();
  const { list, atStart, atEnd } = useEnds(games.length);

  if (games.length === 0) return null;

  const turn = (direction: 1 | -1) => {
    const box = list.current;
    box?.scrollBy({ left: direction * box.clientWidth * 0.85 });
  };

  return (
    <section className={styles['lane']} aria-labelledby={headingId}>
      <div className={styles['head']}>
        <h2 id={headingId} className={styles['title']}>
          {title}
        </h2>
        {allHref !== undefined && (
          <Link className={styles['all']} to={allHref} aria-label={t('gameLane.allOf', { title })}>
            {t('gameLane.all')}
          </Link>
        )}
        <div className={styles['turns']}>
          <Turn
            label={t('gameLane.previous', { title })}
            spent={atStart}
            onTurn={() => turn(-1)}
            icon={PREVIOUS}
          />
          <Turn
            label={t('gameLane.next', { title })}
            spent={atEnd}
            onTurn={() => turn(1)}
            icon={NEXT}
          />
        </div>
      </div>
      {/* Arrow keys move between cards, all of which can also be reached with Tab. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} className={styles['cards']} onKeyDown={moveAlong}>
        {games.map((game, index) => (
          <li key={game.id}>
            <GameCard
              {...shared}
              game={game}
              isFavourite={isFavourite(game)}
              priority={priority && index < PRIORITY_CARDS}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TurnProps {
  label: string;
  /** The end is reached. Not `disabled`, which would lose the focus while paging. */
  spent: boolean;
  onTurn(): void;
  icon: React.ReactNode;
}

function Turn({ label, spent, onTurn, icon }: TurnProps) {
  return (
    <button
      type="button"
      className={styles['turn']}
      aria-label={label}
      aria-disabled={spent}
      onClick={() => {
        if (!spent) onTurn();
      }}
    >
      {icon}
    </button>
  );
}

// Inlined, to keep an icon library out of the first view.
const PREVIOUS = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="m15 6-6 6 6 6" />
  </svg>
);
const NEXT = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="m9 6 6 6-6 6" />
  </svg>
);

/** Whether the lane is scrolled to its start or its end. */
function useEnds(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const box = list.current;
    const first = box?.firstElementChild;
    const last = box?.children.item(count - 1);
    // Without `IntersectionObserver` (in tests), both buttons stay enabled.
    if (!box || !first || !last || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) =>
        setEnds((ends) => {
          const next = { ...ends };
          for (const { target, isIntersecting } of entries) {
            if (target === first) next.atStart = isIntersecting;
            if (target === last) next.atEnd = isIntersecting;
          }
          return next;
        }),
      { root: box, threshold: 0.95 },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [count]);
  return { list, ...ends };
}

function moveAlong(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const card = event.target.closest('li');
  const next = step > 0 ? card?.nextElementSibling : card?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>('button');
  if (!target) return;
  event.preventDefault();
  target.focus();
}
