import { Bell } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Components/Data/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 unread messages' },
  render: (args) => (
    <p>
      <Bell size={20} aria-hidden /> <span aria-hidden>3</span>
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read the words; the page shows the icon and the number. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('3 unread messages');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** The header of a column whose purpose is visible. */
export const InATable: Story = {
  args: { children: 'Actions' },
  render: (args) => (
    <table>
      <thead>
        <tr>
          <th scope="col">Game</th>
          <th scope="col">
            <VisuallyHidden {...args} />
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Lantern Night</td>
          <td>
            <a href="#play">Play Lantern Night</a>
          </td>
        </tr>
      </tbody>
    </table>
  ),
};
