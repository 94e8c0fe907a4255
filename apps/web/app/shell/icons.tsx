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

export const MENU_ICON = icon(<path d="M4 6.500h16M4 12h16M4 17.500h16" />);
export const MOON_ICON = icon(
  <path d="M20.500 13.500A8.500 8.500 0 1 1 10.500 3.500a6.800 6.800 0 0 0 10 10Z" />,
);
export const SUN_ICON = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400" />
  </>,
);
export const SEARCH_ICON = icon(
  <path d="M17.500 10.500a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM20.500 20.500l-5-5" />,
);
/** A stall with its awning: home is the fair itself. */
export const HOME_ICON = icon(
  <path d="M5 10.500V20h14v-9.500M3.500 8 5.500 4h13l2 4a2.800 2.800 0 0 1-5.600 0 2.900 2.900 0 0 1-5.800 0A2.800 2.800 0 0 1 3.500 8ZM10 20v-5h4v5" />,
);
export const GAMES_ICON = icon(
  <>
    <path d="M7.500 7h9a4.500 4.500 0 0 1 4.400 3.600l.9 4.600a2.700 2.700 0 0 1-4.800 2.100L15.500 15h-7L7 17.300a2.700 2.700 0 0 1-4.800-2.100l.9-4.600A4.500 4.500 0 0 1 7.500 7Z" />
    <path d="M8.300 9.500v3M6.800 11h3M16 11h.01" />
  </>,
);
export const GIFT_ICON = icon(
  <path d="M4.500 12v7.500a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1V12M3 8h18v4H3ZM12 8v12.500M12 8C11 4.800 9.700 3.500 8.200 3.500a2.200 2.200 0 0 0 0 4.500ZM12 8c1-3.200 2.300-4.500 3.800-4.500a2.200 2.200 0 0 1 0 4.500Z" />,
);
export const WALLET_ICON = icon(
  <>
    <path d="M18 7.500V5a1 1 0 0 0-1-1H5.500a2 2 0 0 0 0 4H19a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5.500a2 2 0 0 1-2-2V6" />
    <path d="M20 12h-3.500a2 2 0 0 0 0 4H20" />
  </>,
);
export const PERSON_ICON = icon(
  <>
    <circle cx="12" cy="8" r="4.200" />
    <path d="M4.500 20.500a7.500 7.500 0 0 1 15 0" />
  </>,
);
