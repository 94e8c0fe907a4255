import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { catalogue } from '../../locales';
import { LoginActions } from './LoginActions';

const meta = {
  title: 'Account/Sign in/LoginActions',
  component: LoginActions,
  parameters: { catalogues: [catalogue] },
  args: {
    rememberLabel: 'Remember password',
    isRemembering: false,
    isBusy: false,
    onRememberingChange: fn(),
  },
} satisfies Meta<typeof LoginActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onForgotten: fn() },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember password' }));
    await expect(args.onRememberingChange).toHaveBeenCalledWith(true);
  },
};

export const Remembering: Story = { args: { isRemembering: true, onForgotten: fn() } };

/** The operator offers no reset. */
export const WithoutReset: Story = {};

export const Busy: Story = { args: { isBusy: true, onForgotten: fn() } };

export const ThaiOnAPhone: Story = {
  args: { rememberLabel: 'จำรหัสผ่าน', onForgotten: fn() },
  globals: { language: 'TH', viewport: { value: 'phone' } },
};
