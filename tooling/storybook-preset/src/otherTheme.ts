import type { Preview } from '@storybook/react-vite';
import type { NodeResult } from 'axe-core';

/** Runs after the play function of every story. */
export type StoryCheck = Exclude<NonNullable<Preview['afterEach']>, unknown[]>;

/** Stories run as tests, not in the Storybook UI. */
export const IS_TEST_RUN = import.meta.env['VITEST_STORYBOOK'] === 'false';

/**
 * `pnpm test` checks a third of the stories in the other theme, selected by the length of their ids and so
 * the same in each run; `pnpm test:deep` checks all of them.
 */
const ONE_IN = import.meta.env['TEST_TIER'] === 'deep' ? 1 : 3;

/**
 * Only contrast depends on the theme. As tests, stories are rendered, played and checked in one theme, and
 * the colors of the selected ones are checked in the other, in the state after the play function.
 */
export const checkOtherTheme: StoryCheck = async ({ id, viewMode }) => {
  if (viewMode !== 'story' || !IS_TEST_RUN || id.length % ONE_IN !== 0) return;
  const { default: axe } = await import('axe-core');
  const root = document.documentElement;
  const theme = root.dataset['theme'];
  const other = theme === 'light' ? 'dark' : 'light';
  // A color in transition belongs to neither theme.
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
