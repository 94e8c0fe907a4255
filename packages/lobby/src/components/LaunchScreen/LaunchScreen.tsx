import type { Game } from '@perya/api-client';
import { Banderitas, LanternGlow, LazyImage } from '@perya/ui-kit';
import type { ReactNode } from 'react';
import { COVER_WIDTHS } from '../GameCard/GameCard';
import styles from './LaunchScreen.module.css';

export interface LaunchScreenProps {
  game: Game;
  imageHosts: readonly string[];
  title: string;
  text?: string | undefined;
  /** Loading: shows an animated progress line with this accessible name. */
  progress?: string | undefined;
  /** An error, announced immediately by screen readers. */
  alert?: boolean | undefined;
  actions?: ReactNode;
  /** Other content follows: uses only the height it needs. */
  isCompact?: boolean;
}

/** The screen between the card and the game: the cover and the progress. */
export function LaunchScreen({
  game,
  imageHosts,
  title,
  text,
  progress,
  alert = false,
  actions,
  isCompact = false,
}: LaunchScreenProps) {
  return (
    <div
      className={styles['screen']}
      data-compact={isCompact || undefined}
      role={alert ? 'alert' : undefined}
    >
      <div className={styles['cover']}>
        <div className={styles['light']}>
          <LanternGlow breathing={progress !== undefined} />
        </div>
        <LazyImage
          className={styles['image']}
          path={game.coverPath}
          alt=""
          widths={COVER_WIDTHS}
          sizes="280px"
          hosts={imageHosts}
          priority
        />
      </div>
      {progress !== undefined && (
        <div className={styles['progress']}>
          <Banderitas size="small" loadingLabel={progress} />
        </div>
      )}
      <p className={styles['title']}>{title}</p>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
