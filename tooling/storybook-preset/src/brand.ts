export { contrastPairs } from './brandContrast.ts';
export { brandNameOf, brandOf, PACKS, withBrandFiles } from './brands.ts';
export { measureContrast, type MeasuredContrast } from './measureContrast.ts';
export { hexOf, RULES, themesOf } from './docs/foundations/tokens.ts';
export { useToolbarGlobals } from './docs/globals.ts';
export { THEME_NAMES } from './themeNames.ts';
