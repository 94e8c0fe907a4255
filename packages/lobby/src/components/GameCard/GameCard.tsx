import type { Game } from '@perya/api-client';
import { LazyImage } from '@perya/ui-kit';
import { memo } from 'react';
import styles from './GameCard.module.css';

/** Widths of covers that the platform serves, in pixels. */
export const COVER_WIDTHS = [160, 240, 320, 480] as const;
/** Attempts on each host for a cover among many (specification §8, "1 for the lobby threshold setting"). */
export const COVER_TRIES = 1;
const COVER_SIZES = '(min-width: 900px) 190px, 38vw';

/** Callbacks of a card. All cards share one object, so it must be referentially stable. */
export interface GameCardActions {
  play(game: Game): void;
  demo(game: Game): void;
  favouriteToggled(game: Game): void;
}

/** Labels of a card, created once for all cards. */
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

/** Props of {@link GameCard}. */
export interface GameCardProps {
  game: Game;
  labels: GameCardLabels;
  actions: GameCardActions;
  /** Origins that serve the covers, in the order in which they're tried. Must be referentially stable. */
  imageHosts: readonly string[];
  isFavourite?: boolean;
  /** Free play is enabled for this brand: games with a demo offer it. */
  demoOn?: boolean;
  /** The cover is an LCP candidate: it's fetched first. */
  priority?: boolean;
  /** The `sizes` attribute of the cover, where it's wider than in a dense grid. */
  coverSizes?: string;
  /** For grids with arrow key navigation: the `tabIndex` of every focusable element in the card. */
  tabIndex?: 0 | -1;
}

/**
 * A card with the cover, name and vendor of a game. Plain markup without effects, because the home page
 * renders a hundred of them before hydration.
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
          triesPerHost={COVER_TRIES}
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

/** Placeholder of a card while its game loads. */
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

/** Fallback for a cover that failed to load: bunting and the initials of the name. */
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

// Includes combining marks, so that Thai vowels and Vietnamese tones aren't dropped.
const FIRST_LETTER = /[\p{L}\p{N}]\p{M}*/u;

// Constant elements: React skips them by identity instead of rendering them for every card.
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
