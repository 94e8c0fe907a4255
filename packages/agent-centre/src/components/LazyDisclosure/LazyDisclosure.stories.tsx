import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { LazyDisclosure } from './LazyDisclosure';

const meta = {
  title: 'Agents/Team/LazyDisclosure',
  component: LazyDisclosure,
  args: { label: 'As a table', children: <p>November 21: ₱70.00</p> },
} satisfies Meta<typeof LazyDisclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The content isn't rendered yet. */
export const Closed: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText(/November 21/)).toBeNull();
  },
};

export const Open: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('As a table'));
    await expect(await canvas.findByText(/November 21/)).toBeVisible();
  },
};
