import type { Game } from '@perya/api-client';
import { LazyImage } from '@perya/ui-kit';
import { memo } from 'react';
import styles from './GameCard.module.css';

/** Widths in which the platform serves covers, in pixels. */
export const COVER_WIDTHS = [160, 240, 320, 480] as const;
const COVER_SIZES = '(min-width: 900px) 190px, 38vw';

/** What happens on a card. One object serves a whole wall of cards, so keep its identity. */
export interface GameCardActions {
  play(game: Game): void;
  demo(game: Game): void;
  favouriteToggled(game: Game): void;
}

/** The words of a card, made once for a whole wall of cards. */
export interface GameCardLabels {
  play: string;
  open: string;
  demo: string;
  hot: string;
  new: string;
  playGame(name: string): string;
  openVendor(name: string): string;
  demoGame(name: string): string;
  favourite(name: string): string;
  rtp(fraction: number): string;
}

export interface GameCardProps {
  game: Game;
  labels: GameCardLabels;
  actions: GameCardActions;
  /** Origins that serve the covers, in the order in which they are asked. Keep its identity. */
  imageHosts: readonly string[];
  isFavourite?: boolean;
  /** Free play is on for this brand: games that have a demo offer it. */
  demoOn?: boolean;
  /** The cover is among the largest images of the first view: fetched before anything else. */
  priority?: boolean;
  /** How wide the cover is shown, as in `<img sizes>`, where it is wider than in a close wall. */
  coverSizes?: string;
  /** In a grid that leads the arrow keys from card to card: of everything that takes the focus here. */
  tabIndex?: 0 | -1;
}

/**
 * A game on the wall: its cover, its name and who made it. Plain markup without effects of its own,
 * since the home page shows a hundred of them before anything else runs.
 */
export const GameCard = memo(function GameCard({
  game,
  labels,
  actions,
  imageHosts,
  isFavourite = false,
  demoOn = false,
  priority = false,
  coverSizes = COVER_SIZES,
  tabIndex,
}: GameCardProps) {
  const { name, isVendorFolder } = game;
  return (
    <article className={styles['card']} data-category={game.category} data-game={game.id}>
      <div className={styles['cover']}>
        <LazyImage
          className={styles['image']}
          path={game.coverPath}
          alt=""
          widths={COVER_WIDTHS}
          sizes={coverSizes}
          hosts={imageHosts}
          priority={priority}
          fallback={<DrawnCover name={name} />}
        />
        <Marks game={game} labels={labels} />
        <button
          type="button"
          tabIndex={tabIndex}
          className={styles['play']}
          aria-label={isVendorFolder ? labels.openVendor(name) : labels.playGame(name)}
          onClick={() => actions.play(game)}
        />
        <div className={styles['actions']}>
          <span className={styles['playLabel']} aria-hidden="true">
            {isVendorFolder ? labels.open : labels.play}
          </span>
          {demoOn && game.hasDemo && (
            <button
              type="button"
              tabIndex={tabIndex}
              className={styles['demo']}
              aria-label={labels.demoGame(name)}
              onClick={() => actions.demo(game)}
            >
              {labels.demo}
            </button>
          )}
        </div>
        {!isVendorFolder && (
          <button
            type="button"
            tabIndex={tabIndex}
            className={styles['heart']}
            aria-label={labels.favourite(name)}
            aria-pressed={isFavourite}
            onClick={() => actions.favouriteToggled(game)}
          >
            {HEART}
          </button>
        )}
      </div>
      <div className={styles['words']}>
        <h3 className={styles['name']}>{name}</h3>
        <p className={styles['vendor']}>{game.vendorName}</p>
      </div>
    </article>
  );
});

/** The place of a card whose game is on its way. */
export function PendingGameCard() {
  return <div className={styles['pending']} aria-hidden="true" />;
}

function Marks({ game, labels }: { game: Game; labels: GameCardLabels }) {
  const { isHot, isNew, rtp } = game;
  if (!isHot && !isNew && rtp === undefined) return null;
  return (
    <ul className={styles['marks']}>
      {isHot && <li data-mark="hot">{labels.hot}</li>}
      {isNew && <li data-mark="new">{labels.new}</li>}
      {rtp !== undefined && <li data-mark="rtp">{labels.rtp(rtp)}</li>}
    </ul>
  );
}

/** What stands where a cover did not come: the fair's flags, and the first letters of the name. */
function DrawnCover({ name }: { name: string }) {
  return (
    <span className={styles['fallback']} aria-hidden="true">
      {FLAGS}
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => FIRST_LETTER.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

// With its marks, so that a Thai vowel or a Vietnamese tone is not left behind.
const FIRST_LETTER = /[\p{L}\p{N}]\p{M}*/u;

// Constant elements: React compares them once by identity instead of rendering them on every card.
const HEART = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 20.3 4.9 13a4.7 4.7 0 0 1 0-6.6 4.6 4.6 0 0 1 6.5 0l.6.6.6-.6a4.6 4.6 0 0 1 6.5 0 4.7 4.7 0 0 1 0 6.6Z" />
  </svg>
);
const FLAGS = (
  <svg viewBox="0 0 96 18" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 1q48 7 96 0v1q-48 7-96 0ZM4 3l10 1-5 10ZM22 4l10 1-5 10ZM40 5h12l-6 11ZM64 5l10-1-5 11ZM82 4l10-1-5 11Z" />
  </svg>
);
