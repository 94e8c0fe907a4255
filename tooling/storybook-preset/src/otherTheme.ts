import type { Preview } from '@storybook/react-vite';
import type { NodeResult } from 'axe-core';

/** Stories run as tests, not in the Storybook. */
export const IS_TEST_RUN = import.meta.env['VITEST_STORYBOOK'] === 'false';

/**
 * `pnpm test` looks at a third of the stories in the other theme, chosen by the length of their ids and so
 * the same in each run; `pnpm test:deep` looks at all of them.
 */
const ONE_IN = import.meta.env['TEST_TIER'] === 'deep' ? 1 : 3;

/**
 * Contrast is a matter of the theme, everything else about a story is not: where stories run as tests,
 * each is rendered, played and checked in one theme, and the colours of those chosen are looked at in the
 * other one as the play function left them.
 */
export const checkOtherTheme: NonNullable<Preview['afterEach']> = async ({ id, viewMode }) => {
  if (viewMode !== 'story' || !IS_TEST_RUN || id.length % ONE_IN !== 0) return;
  const { default: axe } = await import('axe-core');
  const root = document.documentElement;
  const theme = root.dataset['theme'];
  const other = theme === 'light' ? 'dark' : 'light';
  // A colour on its way from one theme to the other is none of either.
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(still);
  root.dataset['theme'] = other;
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    const found = violations.flatMap(({ nodes }) => nodes.map(told));
    if (found.length > 0) {
      throw new Error(`Too little contrast in the ${other} theme:\n${found.join('\n')}`);
    }
  } finally {
    if (theme === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    still.remove();
  }
};

const told = ({ target, any }: NodeResult) =>
  `${target.join(' ')}: ${any.map(({ message }) => message).join(' ')}`;
