import type { Theme } from '@perya/design-tokens';

/** Night and day, as in Tagalog. */
export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  dark: 'Dark (gabi)',
  light: 'Light (araw)',
};
