import { revealVoucher } from '@perya/api-client';
import { reject, storyState, type FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { pageKitCatalogue } from '../locales';
import { VoucherCodes } from './VoucherCodes';

const CODES = ['KAPE-44TR-7Q2K', 'KAPE-18PL-9XZA'];

const meta = {
  title: 'Page blocks/Data/VoucherCodes',
  component: VoucherCodes,
  parameters: {
    catalogues: [pageKitCatalogue],
    session: {},
    platform: (fake: FakePlatform) => fake.on(revealVoucher, () => ({ codes: CODES })),
  },
  args: {
    redemptionId: '3',
    name: 'Coffee for two',
    voucher: { isRevealed: false, masked: ['••••-7Q2K', '••••-9XZA'] },
  },
} satisfies Meta<typeof VoucherCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

const reveal: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Coffee for two/ }));
};

export const Default: Story = {};

export const Revealed: Story = {
  async play(context) {
    await reveal(context);
    await expect(await context.canvas.findByText('KAPE-44TR-7Q2K')).toBeVisible();
  },
};

/** Only the ends of the codes are shown from then on. */
export const RevealedBefore: Story = {
  args: { voucher: { isRevealed: true, masked: ['••••-7Q2K', '••••-9XZA'] } },
};

export const Refused: Story = {
  parameters: storyState.answered(revealVoucher, reject(409, 'VOUCHER_NOT_READY', 'not_ready')),
  async play(context) {
    await reveal(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };
