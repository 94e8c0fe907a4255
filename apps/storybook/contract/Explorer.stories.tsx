import { listGames } from '@perya/api-client';
import { rejected } from '@perya/api-client/server';
import { createFakePlatform, wireGame } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

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

/** The filters and the search apply together. */
export const FilteredByCaller: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Who may call it' }));
    await userEvent.click(await page.findByRole('option', { name: 'The operator' }));
    const operators = CALLS.filter(({ auth }) => auth === 'operator');
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(`${operators.length} of ${CALLS.length} calls`);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a call' }), 'listGames');
    await expect(status).toHaveTextContent(`0 of ${CALLS.length} calls`);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all calls' }));
    await expect(status).toHaveTextContent(`${CALLS.length} of ${CALLS.length} calls`);
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

/** A request that violates the contract isn’t sent, and the field is named. */
export const InvalidRequest: Story = {
  args: { call: 'listGames', fetch: fn() },
  play: async ({ args, canvas }) => {
    const request = canvas.getByRole('textbox', { name: 'Request' });
    await userEvent.clear(request);
    await userEvent.type(request, '{{ "pageSize": "many" }');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the call' }));
    await expect(
      await canvas.findByText('The request isn’t valid. Nothing was sent.'),
    ).toBeVisible();
    await expect(canvas.getByText(/pageSize:/)).toBeVisible();
    await expect(args.fetch).not.toHaveBeenCalled();
  },
};

/** A request begins with its required fields. */
export const EveryField: Story = {
  args: { call: 'login' },
  play: async ({ canvas }) => {
    const request = canvas.getByRole('textbox', { name: 'Request' });
    await expect(request).toHaveDisplayValue(/"type"/u);
    await expect(request).not.toHaveDisplayValue(/"captcha"/u);
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in every field' }));
    await expect(request).toHaveDisplayValue(/"captcha"/u);
  },
};

/** A text that isn’t an object gets an error, and stays. */
export const NotJson: Story = {
  args: { call: 'listGames', fetch: fn() },
  play: async ({ args, canvas }) => {
    const request = canvas.getByRole('textbox', { name: 'Request' });
    await userEvent.clear(request);
    await userEvent.type(request, '[[]');
    await expect(request).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the call' }));
    await expect(request).toHaveValue('[]');
    await expect(args.fetch).not.toHaveBeenCalled();
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
