import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { catalogue } from '../../locales';
import { TeamPath } from './TeamPath';

const step = (memberId: string, account: string) => ({ memberId, account });
const STEPS = [step('1', 'agent01'), step('2', 'agent02'), step('3', 'kuya_ben')];

const meta = {
  title: 'Agents/Team/TeamPath',
  component: TeamPath,
  parameters: { catalogues: [catalogue] },
  args: { steps: STEPS, onGo: fn() },
} satisfies Meta<typeof TeamPath>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first step is the agent's own team. */
export const Default: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'agent02' }));
    await expect(args.onGo).toHaveBeenLastCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: 'agent01' }));
    await expect(args.onGo).toHaveBeenLastCalledWith(null);
  },
};

export const DeepOnAPhone: Story = {
  args: {
    steps: Array.from({ length: 9 }, (_, place) => step(String(place), `longaccountname_${place}`)),
  },
  globals: { viewport: { value: 'phone' } },
};
