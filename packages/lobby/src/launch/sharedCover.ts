/** As the launch screen's style sheet has it. */
const NAME = 'game-cover';

let shared: HTMLElement | null = null;

/**
 * Gives the tapped card's cover the name of the game page's, so that the one becomes the other where
 * the browser can show that. Called before the page changes. A game may stand in several lanes: the
 * card that holds the focus was tapped.
 */
export function shareCover(gameId: string): void {
  // Two of one name would cancel the transition; a tap that led nowhere leaves one behind.
  if (shared) shared.style.viewTransitionName = '';
  const cards = [...document.querySelectorAll<HTMLElement>('[data-game]')].filter(
    (card) => card.dataset['game'] === gameId,
  );
  const tapped = cards.find((card) => card.contains(document.activeElement)) ?? cards[0];
  const cover = tapped?.firstElementChild;
  shared = cover instanceof HTMLElement ? cover : null;
  if (shared) shared.style.viewTransitionName = NAME;
}
