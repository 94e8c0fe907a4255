import { listGames } from '@perya/api-client';
import { rejected } from '@perya/api-client/server';
import { createFakePlatform, wireGame } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { CALLS } from './calls';
import { Explorer } from './Explorer';

const platform = createFakePlatform().on(listGames, () => ({
  games: [wireGame({ gameName: 'Lantern' })],
  totalPages: 1,
  totalCount: 1,
}));

const meta = {
  title: 'Contract/Explorer',
  component: Explorer,
  tags: ['api-client'],
} satisfies Meta<typeof Explorer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllCalls: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${CALLS.length} of ${CALLS.length} calls`)).toBeVisible();
  },
};

export const OneCall: Story = { args: { call: 'listGames' } };

export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Find a call' }),
      'GCSGAME_gameList',
    );
    await expect(canvas.getByRole('button', { name: /^listGames/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^login/ })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a call' }), 'xyzzy');
    await expect(canvas.getByText(`0 of ${CALLS.length} calls`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all calls' })).toBeVisible();
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvas }) => {
    const [first, second] = CALLS;
    canvas.getByRole('button', { name: new RegExp(`^${first?.id} ?${first?.method}`) }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('heading', { name: second?.id ?? '', level: 2 })).toBeVisible();
  },
};

export const Answered: Story = {
  args: { call: 'listGames', fetch: platform.fetch },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the call' }));
    await expect(await canvas.findByText('The gateway answered.')).toBeVisible();
    await expect(canvas.getByText(/^Status 200, \d+ ms$/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Answer' })).toHaveTextContent('Lantern');
  },
};

export const Refused: Story = {
  args: {
    call: 'login',
    fetch: () =>
      Promise.resolve(
        Response.json(rejected({ code: 'WRONG_CREDENTIALS', messageKey: 'wrong_credentials' }), {
          status: 401,
        }),
      ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the call' }));
    await expect(await canvas.findByText('Refused: WRONG_CREDENTIALS')).toBeVisible();
    await expect(canvas.getByText(/^Status 401, \d+ ms$/)).toBeVisible();
  },
};

export const NoGateway: Story = {
  args: { call: 'login', fetch: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the call' }));
    await expect(await canvas.findByText('No answer arrived.')).toBeVisible();
    await expect(canvas.getByText(/Start a gateway with pnpm start/)).toBeVisible();
  },
};
