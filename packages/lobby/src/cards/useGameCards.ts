import type { Game } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { useImageHosts, useSwitch } from '@perya/site-config';
import { useMemo } from 'react';
import type { GameCardProps } from '../components/GameCard/GameCard';
import { useFavourites, type Favourites } from '../favourites/useFavourites';
import { useLaunchGame } from '../launch/useLaunchGame';
import { useT } from '../locales';

/** Props that all game cards of a page share. See {@link useGameCards}. */
export interface GameCards
  extends
    Pick<GameCardProps, 'labels' | 'actions' | 'imageHosts' | 'demoOn'>,
    Pick<Favourites, 'isFavourite'> {}

/** Everything shared by the cards of a list, created once: labels, cover hosts, favorites, and actions. */
export function useGameCards(): GameCards {
  const t = useT();
  const format = useFormat();
  const launch = useLaunchGame();
  const demoOn = useSwitch('freePlay');
  const imageHosts = useImageHosts();
  const { isFavourite, favouriteToggled } = useFavourites();

  const labels = useMemo(
    () => ({
      play: t('gameCard.play'),
      open: t('gameCard.open'),
      demo: t('gameCard.demo'),
      hot: t('gameCard.hot'),
      new: t('gameCard.new'),
      playGame: (name: string) => t('gameCard.playGame', { name }),
      openVendor: (name: string) => t('gameCard.openVendor', { name }),
      demoGame: (name: string) => t('gameCard.demoGame', { name }),
      favourite: (name: string) => t('gameCard.favourite', { name }),
      rtp: (percent: number) => t('gameCard.rtp', { percent: format.percent(percent / 100, 2) }),
    }),
    [t, format],
  );
  const actions = useMemo(
    () => ({
      play: (game: Game) => launch(game),
      demo: (game: Game) => launch(game, { demo: true }),
      favouriteToggled,
    }),
    [launch, favouriteToggled],
  );
  return { labels, actions, imageHosts, demoOn, isFavourite };
}
