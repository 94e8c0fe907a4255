import type { FakePlatform } from '@perya/api-client/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';

import { ChatPanel } from './ChatPanel';
import { closeChat } from './chatStore';
import { chatCatalogue } from './locales';
import { chatPlatform } from './testing';

const unread = (count: number) => (fake: FakePlatform) => void chatPlatform(fake, count);

/** As wide as the rail allows. */
const inBoxOf = (inlineSize: number): Decorator =>
  function Box(Story) {
    return (
      <div style={{ inlineSize }}>
        <Story />
      </div>
    );
  };

const meta = {
  title: 'Help/Customer service/ChatPanel',
  component: ChatPanel,
  args: { gate: (open) => open() },
  parameters: { catalogues: [chatCatalogue], session: {}, platform: unread(0) },
  beforeEach: closeChat,
  decorators: [inBoxOf(216)],
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unread: Story = { parameters: { platform: unread(3) } };

export const Mini: Story = {
  args: { isMini: true },
  parameters: { platform: unread(99) },
  decorators: [inBoxOf(56)],
};

export const LongNames: Story = {
  globals: { language: 'VI' },
  parameters: { platform: unread(99) },
};

export const Thai: Story = { globals: { language: 'TH' }, parameters: { platform: unread(12) } };

/** Renders nothing: a trial account has no chat. */
export const TrialAccount: Story = { parameters: { session: { accountType: 'trial' } } };

/** Renders nothing: the chat is disabled for the brand (CBS3). */
export const SwitchedOff: Story = {
  parameters: { siteConfig: { switches: { chat: false } } },
};
