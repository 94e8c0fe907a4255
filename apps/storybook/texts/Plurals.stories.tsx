import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Plurals } from './Plurals';

const meta = {
  title: 'Texts/Plurals',
  component: Plurals,
  args: { folder: 'packages/lobby/src/filters', count: 1 },
  tags: ['i18n'],
} satisfies Meta<typeof Plurals>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = async (canvasElement: HTMLElement, key: string) => {
  const name = await within(canvasElement).findByText(key, { selector: 'code' });
  return name.closest('li') ?? canvasElement;
};

/** English changes after 1, Tagalog between 3 and 4. */
export const ByCount: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = await rowOf(canvasElement, 'results.count');
    await expect(row).toHaveTextContent('EN1 game one');
    const count = canvas.getByRole('spinbutton', { name: 'Count' });
    await userEvent.clear(count);
    await userEvent.type(count, '4');
    await expect(row).toHaveTextContent('EN4 games other');
    await expect(row).toHaveTextContent(/TY4 na \w+ other/u);
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    await expect(row).toHaveTextContent(/TY3 \w+ one/u);
  },
};

export const NoPlurals: Story = {
  args: { folder: 'packages/i18n/src/categories' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No text of this catalogue has a plural')).toBeVisible();
  },
};
