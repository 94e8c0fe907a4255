import {
  getFeedbackRules,
  getHelpCentre,
  getServiceConversation,
  listRouters,
} from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { wireConversation } from '../customer-service/conversation/testing';
import { helpCatalogues } from './catalogues';
import { HelpPage } from './HelpPage';
import { wireHelp } from './testing';

const platform = (fake: FakePlatform) =>
  fake
    .on(getHelpCentre, () => wireHelp())
    .on(getFeedbackRules, () => ({ minWords: 5, maxWords: 300 }))
    .on(listRouters, () => ({ list: [] }))
    .on(getServiceConversation, () => wireConversation());

const at = (url: string) => ({ route: { path: '/helpmc', url } });

const meta = {
  title: 'Help/Help pages/HelpPage',
  component: HelpPage,
  parameters: {
    layout: 'fullscreen',
    catalogues: helpCatalogues,
    platform,
    ...at('/helpmc'),
  },
} satisfies Meta<typeof HelpPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const Article: Story = { parameters: at('/helpmc?article=withdraw') };

export const Topic: Story = { parameters: at('/helpmc?topic=money') };

export const Search: Story = { parameters: at('/helpmc?q=pasword') };

export const NothingFound: Story = { parameters: at('/helpmc?q=xylophone') };

export const GoneArticle: Story = { parameters: at('/helpmc?article=of-last-year') };

export const Feedback: Story = { parameters: at('/helpmc?view=feedback') };

export const Speed: Story = { parameters: at('/helpmc?view=speed') };

export const Desk: Story = {
  parameters: at('/helpmc?desk=live'),
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { parameters: storyState.loading(getHelpCentre) };

export const Failed: Story = { parameters: storyState.failed(getHelpCentre, 'malformed', 1) };

export const Empty: Story = { parameters: storyState.answered(getHelpCentre, []) };

/** Markup that an operator could write by mistake, or an attacker on purpose. */
export const HostileArticle: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      fake.on(getHelpCentre, () =>
        wireHelp(
          '<p onclick="alert(1)">Safe</p><script>alert(1)</script><img src=x onerror=alert(1)>',
        ),
      ),
    ...at('/helpmc?article=withdraw'),
  },
};
