export { contrastRatio, parseColor, toSrgb, type Color } from './color.ts';
export {
  CSS_EXTENSION,
  designTokens,
  type DesignTokenOptions,
  type TokenTree,
} from './designTokens.ts';
export { readTokens, type Token, type TokenRule } from './readTokens.ts';
export {
  languageTokens,
  reducedMotionTokens,
  resolveToken,
  sharedTokens,
  THEMES,
  themeTokens,
  type BrandTokens,
  type Theme,
  type Tokens,
} from './themes.ts';
