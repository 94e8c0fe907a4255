import { getChatUrl } from '@perya/api-client';
import { reject, storyState, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ChatWindow } from './ChatWindow';
import { closeChat, openChat, toggleChatSize } from './chatStore';
import { chatCatalogue } from './locales';
import { chatPlatform } from './testing';

/** The window after the member has opened it; the session end closes it when the story ends. */
const opened = () => openChat((open) => open());

const meta = {
  title: 'Help/Customer service/ChatWindow',
  component: ChatWindow,
  parameters: {
    layout: 'fullscreen',
    catalogues: [chatCatalogue],
    session: {},
    platform: (fake: FakePlatform) => void chatPlatform(fake),
  },
  beforeEach: opened,
} satisfies Meta<typeof ChatWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The room is loading; its content is a page on the platform's own origin. */
export const Default: Story = {};

export const Large: Story = {
  beforeEach: () => {
    opened();
    toggleChatSize();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH' } };

export const Closed: Story = { beforeEach: closeChat };

/** The platform rejects the request or doesn't respond: the site works without the chat. */
export const Failed: Story = {
  parameters: storyState.answered(getChatUrl, reject(503, 'CLOSED', 'service_unavailable')),
};

export const UntrustedAddress: Story = {
  parameters: {
    platform: (fake: FakePlatform) =>
      void chatPlatform(fake).on(getChatUrl, () => ({ chatUrl: 'http://chat.example/room' })),
  },
};
