import { setProjectAnnotations } from '@storybook/react-vite';

import { preview } from './preview.tsx';

/*
 * For component tests that render composed stories: they get the providers that the stories have.
 * Name this file among the setup files of a package's vitest.config.ts.
 */
setProjectAnnotations([preview]);
