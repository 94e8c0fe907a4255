import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { resultOf } from './resultOf.ts';
import { VerifiedRound } from './VerifiedRound.tsx';

const meta = {
  title: 'Rules/Verified round',
  component: VerifiedRound,
  tags: ['rules'],
  args: {
    commitment: 'ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5',
    serverSeed: `${'00'.repeat(31)}01`,
    clientSeed: 'FIVE_1M/20261121-0001',
    nonce: '0',
  },
} satisfies Meta<typeof VerifiedRound>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hash and digits are those that OpenSSL computes for these seeds. */
export const Matches: Story = {
  play: async ({ canvasElement }) => {
    await expect(resultOf(canvasElement, 'Verification')).toBe('The hash matches');
    await expect(resultOf(canvasElement, 'Digits')).toBe('4 3 4 8 4 2 7 3');
  },
};

/** The last character of the server seed is changed. */
export const OneCharacterChanged: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByLabelText('Server seed, revealed'), '{Backspace}2');
    await expect(resultOf(canvasElement, 'Verification')).toBe('The hash doesn’t match');
    await expect(resultOf(canvasElement, 'Digits')).not.toBe('4 3 4 8 4 2 7 3');
  },
};

/** The next round with the same seeds. */
export const NextNonce: Story = {
  args: { nonce: '1' },
  play: async ({ canvasElement }) => {
    await expect(resultOf(canvasElement, 'Verification')).toBe('The hash matches');
    await expect(resultOf(canvasElement, 'Digits')).not.toBe('4 3 4 8 4 2 7 3');
  },
};
