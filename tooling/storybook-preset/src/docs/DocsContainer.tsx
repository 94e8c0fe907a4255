import { DocsContainer as StorybookDocsContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

import { applyLook } from '../look.ts';
import { THEMES } from '../theme.ts';
import { useToolbarGlobals } from './globals.ts';

import './docs.css';

/** A docs page in the theme, brand, language, density and text size of the toolbars. */
export function DocsContainer(props: ComponentProps<typeof StorybookDocsContainer>) {
  const globals = useToolbarGlobals();
  applyLook(globals);
  return (
    <StorybookDocsContainer
      {...props}
      theme={THEMES[globals['theme'] === 'light' ? 'light' : 'dark']}
    />
  );
}
