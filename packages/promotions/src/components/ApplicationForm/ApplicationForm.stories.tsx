import { APPLICATION_LIMITS, applyForPromotion } from '@perya/api-client';
import { reject, storyState } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { catalogues } from '../../locales';
import { ApplicationForm } from './ApplicationForm';

const meta = {
  title: 'Rewards/Promotions/ApplicationForm',
  component: ApplicationForm,
  parameters: { catalogues, session: {} },
  args: { promotionId: 'postcard', isPictureNeeded: false },
} satisfies Meta<typeof ApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const COMMENT = 'My best evening here: three rounds of bingo, and halo-halo.';

const send: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox'), COMMENT);
  await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
};

export const Default: Story = {};

export const PictureNeeded: Story = { args: { isPictureNeeded: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Nothing is sent; the first field with an error has the focus. */
export const Empty: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send application' }));
    await expect(await canvas.findByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const TooLong: Story = {
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(APPLICATION_LIMITS.commentLength + 1));
    await expect(field).toBeInvalid();
  },
};

export const Sending: Story = {
  parameters: storyState.loading(applyForPromotion),
  async play(context) {
    await send(context);
    await expect(await context.canvas.findByRole('progressbar')).toBeVisible();
  },
};

/** What was typed stays. */
export const Rejected: Story = {
  parameters: storyState.answered(
    applyForPromotion,
    reject(422, 'PROMOTION_NOT_RUNNING', 'promotion_not_running'),
  ),
  async play(context) {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(context.canvas.getByRole('textbox')).toHaveValue(COMMENT);
  },
};
