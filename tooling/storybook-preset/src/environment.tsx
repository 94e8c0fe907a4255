import type { Decorator } from '@storybook/react-vite';

/** BCP 47 tag of each language of the toolbar; the pseudo-locale is accented English. */
const LANGUAGE_TAGS: Readonly<Record<string, string>> = {
  TY: 'tl-PH',
  EN: 'en-PH',
  CN: 'zh-CN',
  ID: 'id-ID',
  TH: 'th-TH',
  VI: 'vi-VN',
  FIL: 'fil-PH',
  pseudo: 'en-XA',
};

/**
 * The theme stands on `<html>`, as on the site, so that pop-ups, which are portalled out of the
 * story, have it too. It is set while rendering, not in an effect: the first paint is the one that
 * the accessibility check and a screenshot see.
 */
export const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['theme'] = globals['theme'] === 'light' ? 'light' : 'dark';
  return <Story />;
};

export const withLanguage: Decorator = (Story, { globals }) => {
  document.documentElement.lang = LANGUAGE_TAGS[String(globals['language'])] ?? 'en-PH';
  return <Story />;
};
