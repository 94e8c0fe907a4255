import { History, LogOut, Settings, UserRound, WalletCards } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { userEvent } from 'storybook/test';

import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from './Menu';

/** Used instead of a router's link; the menu entry sets its children. */
const anchor = (href: string) => createElement('a', { href });

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  args: {
    trigger: <IconButton label="Account" icon={<UserRound />} variant="outline" />,
    align: 'start',
    header: (
      <>
        <strong>juan01</strong>
        <p>Member since 2026</p>
      </>
    ),
    items: [
      {
        id: 'profile',
        kind: 'link',
        label: 'Profile',
        icon: <UserRound />,
        render: anchor('#profile'),
      },
      {
        id: 'wallet',
        kind: 'link',
        label: 'Wallet',
        icon: <WalletCards />,
        end: '₱10,000.00',
        render: anchor('#wallet'),
      },
      { id: 'record', label: 'Betting record', icon: <History />, onSelect: () => undefined },
      {
        id: 'settings',
        label: 'Settings',
        icon: <Settings />,
        disabled: true,
        onSelect: () => undefined,
      },
      { id: 'line', kind: 'separator' },
      { id: 'out', label: 'Log out', icon: <LogOut />, tone: 'danger', onSelect: () => undefined },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
  },
};

export const Choices: Story = {
  args: {
    trigger: <Button>English</Button>,
    header: undefined,
    items: [
      {
        kind: 'choice',
        id: 'language',
        label: 'Language',
        value: 'EN',
        onValueChange: () => undefined,
        options: [
          { value: 'TY', label: 'Tagalog', lang: 'tl' },
          { value: 'EN', label: 'English', lang: 'en' },
          { value: 'TH', label: 'ภาษาไทย', lang: 'th' },
          { value: 'VI', label: 'Tiếng Việt', lang: 'vi' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
  },
};

export const LongTexts: Story = {
  args: {
    header: undefined,
    items: [
      {
        id: 'a',
        label: 'Talaan ng lahat ng transaksyon, deposit at withdrawal sa iyong account',
        icon: <History />,
        end: '₱123,456,789,012.00',
        onSelect: () => undefined,
      },
      { id: 'b', label: 'Mga setting', icon: <Settings />, onSelect: () => undefined },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
