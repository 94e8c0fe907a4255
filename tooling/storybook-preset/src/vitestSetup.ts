import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';
import { afterAll } from 'vitest';

import { preview } from './preview.tsx';

/* Setup for component tests that render composed stories: provides the stories' decorators. Add this file
   to the setup files of a package's vitest.config.ts. */
setProjectAnnotations([preview]);

// A story is unmounted when the next one is rendered: without this, the last one of a file would stay in the
// next file's window.
const Nothing = composeStory({ render: () => createElement(Fragment) }, { title: 'Nothing' });
afterAll(() => Nothing.run());
