import drawings from './icons.svg?no-inline';

/**
 * The icons of the first view as an external file, so that scripts don't contain their paths. The same style
 * as `lucide-react`: a grid of 24, round lines of 2.
 */
function icon(name: string) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}

export const MENU_ICON = icon('menu');
export const MOON_ICON = icon('moon');
export const SUN_ICON = icon('sun');
export const SEARCH_ICON = icon('search');
/** A market stall with an awning. */
export const HOME_ICON = icon('home');
export const GAMES_ICON = icon('games');
export const GIFT_ICON = icon('gift');
export const WALLET_ICON = icon('wallet');
export const TEAM_ICON = icon('team');
export const HELP_ICON = icon('help');
export const PERSON_ICON = icon('person');
export const CLOSE_ICON = icon('close');
