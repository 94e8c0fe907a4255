import {
  getServiceConversation,
  readServiceConversation,
  sendServiceMessage,
} from '@perya/api-client';
import { reject, storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';

import { forgetGuestKey } from './conversation/guestKey';
import { wireConversation, wireServiceMessages } from './conversation/testing';
import { catalogue } from './locales';
import { ServiceDesk } from './ServiceDesk';

const TALK = wireServiceMessages([
  'Hello! I sent ₱500 by e-wallet an hour ago, and it isn’t in my wallet.',
  'Hi Juan, thank you for writing. Could you send us the reference number of the payment?',
  'It’s 7012 345 678.\nThe name on the account is mine.',
  'Thank you. We’ve found it: the money is in your wallet now.',
]);

const answered = wireConversation({ state: 'ANSWERED', messages: TALK, readId: 2 });

/** The platform of a story: it stores messages, like the gateway. */
const platform = (initial = wireConversation()) => {
  return (fake: FakePlatform) => {
    let current = initial;
    return fake
      .on(getServiceConversation, ({ channel, before }) =>
        before === undefined
          ? { ...current, channel }
          : {
              ...current,
              channel,
              hasOlder: false,
              messages: wireServiceMessages(['Is the site open on Sunday?', 'Yes, every day.']),
            },
      )
      .on(sendServiceMessage, ({ key, text, contact }) => {
        const message = {
          id: (current.messages.at(-1)?.id ?? 0) + 1,
          author: 'WRITER' as const,
          name: null,
          text,
          sentAt: (current.messages.at(-1)?.sentAt ?? Date.UTC(2026, 10, 27, 2)) + 60_000,
          key,
        };
        current = {
          ...current,
          state: 'WAITING',
          contact: contact ?? current.contact,
          messages: [...current.messages, message],
        };
        return message;
      })
      .on(readServiceConversation, ({ upTo }) => {
        current = { ...current, readId: Math.max(current.readId, upTo) };
        return null;
      });
  };
};

const MEMBER = { session: {} };
const VIP_MEMBER = {
  session: {
    clubLabel: { name: 'Diamond', textColor: null, backgroundColor: null, rankLevel: 5 },
  },
};

const write: Story['play'] = async ({ canvasElement }) => {
  const message = await within(canvasElement).findByRole('textbox', { name: 'Your message' });
  await fireEvent.change(message, { target: { value: 'Where is my deposit?' } });
  await fireEvent.keyDown(message, { key: 'Enter' });
};

const meta = {
  title: 'Help/Customer service/ServiceDesk',
  component: ServiceDesk,
  args: { isVipDesk: false },
  parameters: { catalogues: [catalogue, loadedCatalogue], platform: platform() },
  beforeEach: () => {
    forgetGuestKey();
    return forgetGuestKey;
  },
} satisfies Meta<typeof ServiceDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: MEMBER };

/** With a field for a contact, because a guest has no inbox. */
export const Guest: Story = {};

export const GuestWithContact: Story = {
  parameters: {
    platform: platform({ ...answered, contact: 'juan@mail.example' }),
  },
};

/** The last answer is unread. */
export const Answered: Story = { parameters: { ...MEMBER, platform: platform(answered) } };

export const Phone: Story = { ...Answered, globals: { viewport: { value: 'phone' } } };

export const Thai: Story = {
  ...Answered,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

export const OutOfHours: Story = {
  parameters: {
    ...MEMBER,
    platform: platform(
      wireConversation({
        desk: { isOpen: false, closesAt: null, opensAt: Date.UTC(2026, 10, 28) },
      }),
    ),
  },
};

/** The operator has planned no hours. */
export const NoHours: Story = {
  parameters: {
    ...MEMBER,
    platform: platform(wireConversation({ desk: { isOpen: false, closesAt: null } })),
  },
};

/** Writing opens it again. */
export const Closed: Story = {
  parameters: { ...MEMBER, platform: platform({ ...answered, state: 'CLOSED', readId: 4 }) },
};

/** More messages than a page has. */
export const Long: Story = {
  parameters: {
    ...MEMBER,
    platform: platform({
      ...answered,
      hasOlder: true,
      readId: 22,
      messages: wireServiceMessages(
        Array.from({ length: 20 }, (_, at) => `Message ${at + 3} of a long conversation.`),
        { firstId: 3, name: null },
      ),
    }),
  },
};

/** Text that tries to be more than text. */
export const Hostile: Story = {
  parameters: {
    ...MEMBER,
    platform: platform({
      ...answered,
      messages: wireServiceMessages(
        ['<img src=x onerror=alert(1)>', `<b>bold</b> ${'unbroken'.repeat(40)}`],
        { name: '<i>Ana</i>' },
      ),
    }),
  },
};

export const Sending: Story = {
  parameters: { ...MEMBER, ...storyState.loading(sendServiceMessage) },
  play: write,
};

/** The text isn't lost: it can be sent again. */
export const NotSent: Story = {
  parameters: { ...MEMBER, ...storyState.failed(sendServiceMessage, 'server-error') },
  play: write,
};

export const TooFast: Story = {
  parameters: {
    ...MEMBER,
    ...storyState.answered(
      sendServiceMessage,
      reject(429, 'TOO_MANY_REQUESTS', 'too_many_requests', { params: { count: 4 } }),
    ),
  },
  play: write,
};

/** The brand's limit is 12 characters. */
export const TooLong: Story = {
  parameters: { ...MEMBER, platform: platform(wireConversation({ desk: { maxLength: 12 } })) },
  play: write,
};

export const Loading: Story = {
  parameters: { ...MEMBER, ...storyState.loading(getServiceConversation) },
};

export const Failed: Story = {
  parameters: { ...MEMBER, ...storyState.failed(getServiceConversation) },
};

export const Vip: Story = {
  args: { isVipDesk: true },
  parameters: {
    ...VIP_MEMBER,
    platform: platform(
      wireConversation({
        state: 'ANSWERED',
        messages: wireServiceMessages(['Hello!', 'Good evening, how can I help?'], { name: null }),
        desk: { answeredBy: 'VIP_SERVICE', closesAt: null, answerMinutes: 5 },
      }),
    ),
  },
};

/** The operator has named this member's VIP service. */
export const NamedVip: Story = {
  ...Vip,
  parameters: {
    ...Vip.parameters,
    session: { ...VIP_MEMBER.session, vipServiceLabel: 'Fiesta Circle' },
  },
};

/** The URL of the VIP desk, opened by a regular member. */
export const NoVip: Story = { args: { isVipDesk: true }, parameters: MEMBER };
