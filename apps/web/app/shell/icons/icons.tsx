import type { ReactNode } from 'react';

/**
 * The icons of the first view, drawn here: an icon library's runtime would weigh more than they do.
 * One family with those of `lucide-react`: a grid of 24, round lines of 2.
 */
function icon(drawing: ReactNode) {
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
      {drawing}
    </svg>
  );
}

export const MENU_ICON = icon(<path d="M4 6.5h16M4 12h16M4 17.5h16" />);
export const MOON_ICON = icon(<path d="M20.5 13.5A8.5 8.5 0 1 1 10.5 3.5a6.8 6.8 0 0 0 10 10Z" />);
export const SUN_ICON = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </>,
);
export const SEARCH_ICON = icon(
  <path d="M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM20.5 20.5l-5-5" />,
);
/** A stall with its awning: home is the fair itself. */
export const HOME_ICON = icon(
  <path d="M5 10.5V20h14v-9.5M3.5 8 5.5 4h13l2 4a2.8 2.8 0 0 1-5.6 0 2.9 2.9 0 0 1-5.8 0A2.8 2.8 0 0 1 3.5 8ZM10 20v-5h4v5" />,
);
export const GAMES_ICON = icon(
  <>
    <path d="M7.5 7h9a4.5 4.5 0 0 1 4.4 3.6l.9 4.6a2.7 2.7 0 0 1-4.8 2.1L15.5 15h-7L7 17.3a2.7 2.7 0 0 1-4.8-2.1l.9-4.6A4.5 4.5 0 0 1 7.5 7Z" />
    <path d="M8.3 9.5v3M6.8 11h3M16 11h.01" />
  </>,
);
export const GIFT_ICON = icon(
  <path d="M4.5 12v7.5a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1V12M3 8h18v4H3ZM12 8v12.5M12 8C11 4.8 9.7 3.5 8.2 3.5a2.2 2.2 0 0 0 0 4.5ZM12 8c1-3.2 2.3-4.5 3.8-4.5a2.2 2.2 0 0 1 0 4.5Z" />,
);
export const WALLET_ICON = icon(
  <>
    <path d="M18 7.5V5a1 1 0 0 0-1-1H5.5a2 2 0 0 0 0 4H19a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5.5a2 2 0 0 1-2-2V6" />
    <path d="M20 12h-3.5a2 2 0 0 0 0 4H20" />
  </>,
);
export const PERSON_ICON = icon(
  <>
    <circle cx="12" cy="8" r="4.200" />
    <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
  </>,
);
