import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';

/** The mark of the product, as a data URL, because the manager doesn't serve the site's files. */
const MARK = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 188 44" width="188" height="44">
    <rect width="44" height="44" rx="11" fill="#262743"/>
    <path d="M2 9q20 8 40 0" fill="none" stroke="#8f8eb4"/>
    <path d="m6 10.500 6 1.500-4 5.500Z" fill="#ffc94d"/><path d="m31 12 6-1.500-1.800 7Z" fill="#45d6c4"/>
    <ellipse cx="22" cy="28" rx="12" ry="9" fill="#ff947a"/>
    <path d="M22 19v18M16.500 20.500c-3.500 4-3.500 11 0 15M27.500 20.500c3.500 4 3.500 11 0 15" fill="none" stroke="#b03a1c" stroke-opacity=".4"/>
    <text x="56" y="29" font-family="system-ui, sans-serif" font-size="22" font-weight="700" fill="INK">Perya</text>
  </svg>`,
)}`;

const SHARED = {
  brandTitle: 'Perya',
  brandUrl: './?path=/docs/start-home--docs',
  brandTarget: '_self',
  appBorderRadius: 14,
  inputBorderRadius: 8,
  fontBase: "'Be Vietnam Pro', 'Anuphan Variable', system-ui, sans-serif",
} as const;

/** The look of Storybook itself: the roles of `tokens.css` as values, because the manager has no tokens. */
export const THEMES: Record<'dark' | 'light', ThemeVars> = {
  dark: create({
    ...SHARED,
    base: 'dark',
    brandImage: MARK.replace('INK', '%23f4f2ff'),
    colorPrimary: '#ff947a',
    colorSecondary: '#ffab95',
    appBg: '#0e0f1e',
    appContentBg: '#16172b',
    appPreviewBg: '#0e0f1e',
    appBorderColor: '#363859',
    textColor: '#f4f2ff',
    textMutedColor: '#b4b3d3',
    barBg: '#16172b',
    barTextColor: '#b4b3d3',
    barHoverColor: '#ffab95',
    barSelectedColor: '#ff947a',
    inputBg: '#1e2038',
    inputBorder: '#7b7cab',
    inputTextColor: '#f4f2ff',
  }),
  light: create({
    ...SHARED,
    base: 'light',
    brandImage: MARK.replace('INK', '%231c1a33'),
    colorPrimary: '#b03a1c',
    colorSecondary: '#b03a1c',
    appBg: '#fbf6f1',
    appContentBg: '#ffffff',
    appPreviewBg: '#fbf6f1',
    appBorderColor: '#e9d9cd',
    textColor: '#1c1a33',
    textMutedColor: '#565377',
    barBg: '#ffffff',
    barTextColor: '#565377',
    barHoverColor: '#b03a1c',
    barSelectedColor: '#b03a1c',
    inputBg: '#ffffff',
    inputBorder: '#8f7d72',
    inputTextColor: '#1c1a33',
  }),
};
