/** Matches the launch screen's style sheet. */
const NAME = 'game-cover';

let shared: HTMLElement | null = null;

/**
 * Gives the tapped card's cover the view transition name of the game page's cover, where view transitions are
 * supported. Must be called before navigation. A game can be in several lanes: the focused card is the one
 * that was tapped.
 */
export function shareCover(gameId: string): void {
  // Duplicate names would cancel the transition; a tap that led nowhere leaves one behind.
  if (shared) shared.style.viewTransitionName = '';
  const cards = [...document.querySelectorAll<HTMLElement>('[data-game]')].filter(
    (card) => card.dataset['game'] === gameId,
  );
  const tapped = cards.find((card) => card.contains(document.activeElement)) ?? cards[0];
  const cover = tapped?.firstElementChild;
  shared = cover instanceof HTMLElement ? cover : null;
  if (shared) shared.style.viewTransitionName = NAME;
}
