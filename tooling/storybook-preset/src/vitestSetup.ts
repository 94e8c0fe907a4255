import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';
import { afterAll } from 'vitest';

import { preview } from './preview.tsx';

/*
 * For component tests that render composed stories: they get the providers that the stories have.
 * Name this file among the setup files of a package's vitest.config.ts.
 */
setProjectAnnotations([preview]);

// A story goes when the next one comes: the last of a file would stand in the window of the next file.
const Nothing = composeStory({ render: () => createElement(Fragment) }, { title: 'Nothing' });
afterAll(() => Nothing.run());
