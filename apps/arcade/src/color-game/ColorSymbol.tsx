import type { Color } from '@perya/game-engines/color-game';

/** Filled paths in a 24×24 view box: sun, moon, flower, drop, heart and leaf. */
const PATHS: Record<Color, string> = {
  yellow:
    'M12 7a5 5 0 1 1 0 10a5 5 0 0 1 0-10ZM11 1h2v4h-2ZM11 19h2v4h-2ZM1 11h4v2H1ZM19 11h4v2h-4ZM4.900 3.500l2.800 2.800-1.400 1.400-2.800-2.800ZM17.700 16.300l2.800 2.800-1.400 1.400-2.800-2.800ZM19.100 3.500l1.400 1.400-2.800 2.800-1.400-1.400ZM6.300 16.300l1.400 1.400-2.800 2.800-1.400-1.400Z',
  white: 'M14.500 2.200A10 10 0 1 0 21.600 15.400A8 8 0 0 1 14.500 2.200Z',
  pink: 'M12 1.500a4 4 0 0 1 3.900 5.100a4 4 0 0 1 4.200 6.300a4 4 0 0 1-3.700 6.600a4 4 0 0 1-4.400 2.500a4 4 0 0 1-4.400-2.500a4 4 0 0 1-3.700-6.600a4 4 0 0 1 4.200-6.300A4 4 0 0 1 12 1.500ZM12 9.300a3 3 0 1 0 0 6a3 3 0 0 0 0-6Z',
  blue: 'M12 1.500C8.200 7 5 11 5 15.300a7 7 0 0 0 14 0C19 11 15.800 7 12 1.500Z',
  red: 'M12 21.500C5.500 16.500 2.500 13 2.500 8.700A5 5 0 0 1 12 6.500A5 5 0 0 1 21.500 8.700C21.500 13 18.500 16.500 12 21.500Z',
  green:
    'M21.500 2.500C10 2.500 3.500 7.500 4.500 17L15 8.500L6 18.600L2.500 21.800L3.800 23L7 19.700C17 21 22 13 21.500 2.500Z',
};

/** Props of {@link ColorSymbol}. */
export interface ColorSymbolProps {
  color: Color;
}

/** The symbol of a color, so that no color is told by itself alone. */
export function ColorSymbol({ color }: ColorSymbolProps) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={PATHS[color]} />
    </svg>
  );
}
