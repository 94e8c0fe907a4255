import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { catalogue } from '../../locales';
import { AccountSearch } from './AccountSearch';

const meta = {
  title: 'Agents/Team/AccountSearch',
  component: AccountSearch,
  parameters: { catalogues: [catalogue] },
  args: { label: 'Account', help: 'The whole account name.', value: '', onSearch: fn() },
} satisfies Meta<typeof AccountSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Searches on submit only. */
export const Default: Story = {
  async play({ canvasElement, args }) {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Account' });
    await userEvent.type(field, ' agent02 ');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('agent02');
  },
};

/** The button beside the search shows all accounts again. */
export const Searched: Story = { args: { value: 'agent02' } };

export const LongAccountOnAPhone: Story = {
  args: { value: 'averyveryverylongagentaccountname01' },
  globals: { language: 'TH', viewport: { value: 'phone' } },
};
