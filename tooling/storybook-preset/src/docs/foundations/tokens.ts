import {
  parseColor,
  readTokens,
  resolveToken,
  sharedTokens,
  themeTokens,
  type Color,
  type Theme,
  type Token,
} from '@perya/design-tokens';
import type { Brand } from '@perya/site-config';

import css from '../../../../../packages/ui-kit/src/styles/tokens.css?raw';
import { brandOf } from '../../brands.ts';
import { useToolbarGlobals } from '../globals.ts';

/** The source of everything on these pages. */
export const TOKENS_CSS = css;

export const RULES = readTokens(css);

export const SHARED = sharedTokens(RULES);

/** The shared tokens of a group, for example `space`, in their order. */
export function sharedGroup(group: string): Token[] {
  return [...SHARED.values()].filter(({ name }) => name.startsWith(`--${group}-`));
}

/** A color of a theme under the chosen brand. */
export interface ThemeColor {
  /** As the style sheet says it, with its `var()`s replaced. */
  value: string;
  /** Undefined for a form that can't be computed here, such as a named color of a brand. */
  color: Color | undefined;
}

/** Both themes under the chosen brand. */
export function useThemes() {
  return themesOf(brandOf(useToolbarGlobals()));
}

/** Both themes under a brand. */
export function themesOf(brand: Brand) {
  const themes = {
    dark: themeTokens(RULES, 'dark', brand.roleTokens),
    light: themeTokens(RULES, 'light', brand.roleTokens),
  };
  return {
    brand,
    /** The tokens of a group. Both themes declare the same ones. */
    group: (group: string): Token[] =>
      [...themes.dark.values()].filter(({ name }) => name.startsWith(`--${group}-`)),
    colorOf: (name: string, theme: Theme): ThemeColor => {
      const value = resolveToken(name, themes[theme], SHARED);
      return { value, color: parseColor(value) };
    },
  };
}

/** The color as a designer types it: hex, with the opacity if there is one. */
export function hexOf({ value, color }: ThemeColor): string {
  if (!color) return value;
  return color.alpha === undefined ? color.hex : `${color.hex} ${Math.round(color.alpha * 100)}%`;
}
