import { isLanguageCode, LANGUAGES } from '@perya/i18n';
import { brandStyle } from '@perya/site-config';

import { brandOf } from './brands.ts';

const DENSITIES = new Set(['compact', 'comfortable', 'spacious']);

const STYLE_ID = 'brand-style';

/**
 * Sets brand, theme, language, density and text size on `<html>`, as on the site, so that they also apply to
 * pop-ups, which are portalled out of the story. Called while rendering instead of in an effect, because the
 * accessibility check and screenshots use the first paint.
 */
export function applyLook(globals: Readonly<Record<string, unknown>>): void {
  const root = document.documentElement;
  const language = String(globals['language']);
  const density = String(globals['density']);
  root.dataset['theme'] = globals['theme'] === 'light' ? 'light' : 'dark';
  // The pseudo-locale is accented English; en-XA is its CLDR name.
  root.lang = isLanguageCode(language) ? LANGUAGES[language].bcp47 : 'en-XA';
  root.dataset['density'] = DENSITIES.has(density) ? density : 'comfortable';
  root.style.fontSize = `${Number(globals['textSize']) || 100}%`;
  brandStyleSheet().textContent = brandStyle(brandOf(globals));
}

function brandStyleSheet(): HTMLElement {
  const found = document.getElementById(STYLE_ID);
  if (found) return found;
  const created = document.createElement('style');
  created.id = STYLE_ID;
  return document.head.appendChild(created);
}
