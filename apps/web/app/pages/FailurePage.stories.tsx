import type { Meta, StoryObj } from '@storybook/react-vite';

import { catalogue } from '../locales';
import { homePlatform, withRootData } from '../testing';
import FailurePage from './FailurePage';
import { pagesCatalogue } from './locales';

const meta = {
  title: 'Site/Status pages/FailurePage',
  component: FailurePage,
  decorators: [withRootData],
  parameters: {
    layout: 'fullscreen',
    catalogues: [catalogue, pagesCatalogue],
    platform: homePlatform,
  },
} satisfies Meta<typeof FailurePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ErrorOfOurs: Story = { args: { error: new Error('x is not a function') } };

/** Shown when the page was already reloaded for this error. */
export const NewerVersion: Story = {
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/part.js') },
  beforeEach: () => sessionStorage.setItem('reloadedFor', location.href),
};
