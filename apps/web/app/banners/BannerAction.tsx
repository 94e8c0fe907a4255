import type { Banner, Game } from '@perya/api-client';
import { useLaunchGame } from '@perya/lobby';
import { VisuallyHidden } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import styles from './BannerPicture.module.css';
import { useBannersT } from './locales';

export interface BannerActionProps {
  banner: Banner;
  /** The picture only, rendered when the link has no target. */
  still: ReactNode;
  children: ReactNode;
}

/** A banner that opens a game or an external site instead of a page of this site. */
export default function BannerAction({ banner, still, ...rest }: BannerActionProps) {
  const { game, target } = banner;
  if (game) return <GameBanner game={game} {...rest} />;
  const address = parseExternalUrl(target ?? '');
  return address ? <OutsideBanner address={address} {...rest} /> : still;
}

/** Returns an external https address, or null for anything else. */
export function parseExternalUrl(target: string): URL | null {
  const url = URL.parse(target);
  return url?.protocol === 'https:' && !url.username && !url.password ? url : null;
}

interface BannerProps {
  children: ReactNode;
}

/** Opens the game as a game card in the lobby does, after a login for guests. */
function GameBanner({ game, children }: BannerProps & { game: Game }) {
  const t = useBannersT();
  const launch = useLaunchGame();
  return (
    <button type="button" className={styles['frame']} onClick={() => launch(game)}>
      {children}
      <VisuallyHidden>{t('banner.play', { title: game.name })}</VisuallyHidden>
    </button>
  );
}

function OutsideBanner({ address, children }: BannerProps & { address: URL }) {
  const t = useBannersT();
  return (
    <a
      className={styles['frame']}
      href={address.href}
      target="_blank"
      rel="noopener noreferrer"
      // Shown in the banner's corner, because the link leaves the site.
      data-host={address.host}
    >
      {children}
      <VisuallyHidden>{t('banner.outside')}</VisuallyHidden>
    </a>
  );
}
