import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import beVietnam from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2';

/** A font file that should have a `<link rel="preload" as="font" crossorigin>`. */
export interface PreloadFont {
  href: string;
  type: 'font/woff2';
}

/**
 * The two files that every first view needs: the display face (41 KB, one file for all weights) and the text
 * face at 400 (21 KB), both Latin, the more visible one first. Preload at most these two: the fallbacks are
 * metric-matched, so a font that loads later causes no layout shift, and each further preload takes bandwidth
 * from the banner.
 */
export const preloadFonts: readonly PreloadFont[] = [
  { href: bricolage, type: 'font/woff2' },
  { href: beVietnam, type: 'font/woff2' },
];
