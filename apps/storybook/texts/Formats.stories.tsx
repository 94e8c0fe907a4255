import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Formats } from './Formats';

const meta = {
  title: 'Texts/Formats',
  component: Formats,
  args: { amount: '1234567.50', at: '2026-11-28T12:15:00Z', now: '2026-11-28T15:20:00Z' },
  tags: ['i18n'],
} satisfies Meta<typeof Formats>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvasElement: HTMLElement, method: string) =>
  within(canvasElement).getByText(method, { selector: 'code' }).closest('li');

/** Every language has commas and a point; the symbol is where the language puts it. */
export const AllFormats: Story = {
  play: async ({ canvas, canvasElement }) => {
    const money = () => rowOf(canvasElement, 'money(minor)');
    await expect(money()).toHaveTextContent('VI1,234,567.50 ₱');
    await expect(rowOf(canvasElement, 'time(at)')).toHaveTextContent('TH20:15');
    await expect(rowOf(canvasElement, 'relative(at, now)')).toHaveTextContent('EN3 hours ago');
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '20');
    await expect(money()).toHaveTextContent('VI20.00 ₱');
  },
};

/** What isn’t an amount gets an error, and its rows disappear. */
export const InvalidAmount: Story = {
  args: { amount: 'twenty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeInvalid();
    await expect(canvas.queryByText('money(minor)')).toBeNull();
    await expect(canvas.getByText('date(at)')).toBeVisible();
  },
};
