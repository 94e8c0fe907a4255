import { RejectedError } from '@perya/api-client';
import { Button } from '@perya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { pageKitCatalogue } from '../../locales';
import { MoneyCallNote } from './MoneyCallNote';

const meta = {
  title: 'Page blocks/States/MoneyCallNote',
  component: MoneyCallNote,
  parameters: { catalogues: [pageKitCatalogue] },
  args: { call: { state: 'checking', error: null } },
} satisfies Meta<typeof MoneyCallNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {};

export const NotSent: Story = { args: { call: { state: 'notSent', error: null } } };

export const Refused: Story = {
  args: {
    call: {
      state: 'refused',
      error: new RejectedError('transferFunds', {
        status: 422,
        code: 'INSUFFICIENT_BALANCE',
        messageKey: 'insufficient_balance',
      }),
    },
  },
};

export const Done: Story = {
  args: {
    call: { state: 'done', error: null },
    done: '₱500.00 transferred: Main wallet → Xylo Game Shed',
    action: <Button size="small">Another transfer</Button>,
  },
};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
