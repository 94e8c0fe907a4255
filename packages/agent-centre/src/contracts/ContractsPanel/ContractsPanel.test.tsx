import {
  getContracts,
  offerContract,
  processDailySalaryContract,
  withdrawContractOffer,
} from '@perya/api-client';
import { reject, runStory, type FakePlatform } from '@perya/api-client/testing';
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import * as stories from './ContractsPanel.stories';

const { Default, Empty, Failed } = composeStories(stories);

/** Renders the panel with a modified fake platform. */
async function show(change?: (fake: FakePlatform) => void) {
  const platform = await runStory(Default, change);
  await screen.findByText('agent00 offers you a contract');
  return platform;
}

/** Toasts re-render while they animate, so only their presence is checked. */
const said = (text: string) => screen.findByText(text);

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
};

test('an offer is compared with the current terms, and shows which contracts would end', async () => {
  await show();
  const dialog = await open('View offer');
  const table = within(dialog).getByRole('table', { name: /^Current and new terms/ });
  const row = within(table).getByRole('row', { name: /turnover ₱10,000\.00 · 2 active members/ });
  expect(row).toHaveTextContent('0.4%');
  expect(row).toHaveTextContent('0.3%lower');
  expect(
    within(table).getByRole('row', { name: /turnover ₱500,000\.00 · 10 active members/ }),
  ).toHaveTextContent('1%higher');
  expect(within(dialog).getByText('lola_nena')).toBeVisible();
});

test('an offer is accepted once, with a note to the upline', async () => {
  const platform = await show();
  const dialog = await open('View offer');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Message/ }), 'Salamat');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await said('Contract accepted');
  const calls = platform.calls(processDailySalaryContract);
  expect(calls.map(({ request }) => request)).toEqual([
    { contractId: 'c-offer', answer: 'ACCEPT', note: 'Salamat' },
  ]);
  expect(calls[0]?.idempotencyKey).toMatch(/\S/);
  await expect.poll(() => platform.calls(getContracts).length).toBeGreaterThan(2);
});

test('a rejection is shown in the dialog, which stays open', async () => {
  await show((fake) =>
    fake.on(processDailySalaryContract, () =>
      reject(409, 'CONTRACT_STATE', 'The offer was taken back.'),
    ),
  );
  const dialog = await open('View offer');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
});

test('an offer is capped at the agent’s own terms, and shows the changes before it is sent', async () => {
  const platform = await show();
  const dialog = await open('Change: agent02');
  const tier = (await within(dialog).findAllByRole('group', { name: 'Tier 2' }))[0] as HTMLElement;
  const rate = within(tier).getByRole('textbox', { name: /^Share of team turnover/ });
  expect(rate).toHaveValue('0.4');
  await userEvent.clear(rate);
  await userEvent.type(rate, '0.9');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send offer' }));
  expect(await within(tier).findByText(/Your own rate for these minimums is 0\.8%/)).toBeVisible();
  expect(platform.calls(offerContract)).toHaveLength(0);

  await userEvent.clear(rate);
  await userEvent.type(rate, '0.45');
  const table = within(dialog).getByRole('table', { name: /^Current and new terms/ });
  expect(table).toHaveTextContent('0.45%higher');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send offer' }));
  await said('Offer sent to agent02');
  expect(platform.calls(offerContract)[0]?.request).toMatchObject({
    kind: 'DAILY',
    downlineId: '2',
    terms: {
      period: 'DAILY',
      tiers: [
        { turnover: '10000.00', activeMembers: 2, loss: '0.00', rateBasisPoints: 20 },
        { turnover: '100000.00', activeMembers: 5, loss: '0.00', rateBasisPoints: 45 },
      ],
    },
  });
});

test('an offer has a period that the agent’s own contract allows', async () => {
  const platform = await show();
  const dialog = await open('Change: agent02');
  const choice = await within(dialog).findByRole('group', { name: 'How often it’s paid' });
  const radios = within(choice).getAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Every day',
    'Twice a month: 1st to 15th and 16th to the end',
    'Every month',
  ]);
  expect(radios[0]).toBeChecked();
  await userEvent.click(radios[1] as HTMLElement);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send offer' }));
  await said('Offer sent to agent02');
  expect(platform.calls(offerContract)[0]?.request.terms.period).toBe('SEMIMONTHLY');
});

test('an offer with another period shows both periods, and which contract pays until when', async () => {
  await show();
  const dialog = await open('View offer');
  expect(within(dialog).getByText('Every week, Monday to Sunday')).toBeVisible();
  expect(within(dialog).getByText('Current contract’s period')).toBeVisible();
  expect(within(dialog).getByText('Every month')).toBeVisible();
  expect(
    within(dialog).getByText(/still pays until the new contract’s first period/),
  ).toBeVisible();
});

test('tiers are added and removed', async () => {
  await show();
  const dialog = await open('Change: agent02');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Add tier' }));
  expect(within(dialog).getByRole('group', { name: 'Tier 3' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove tier 1' }));
  expect(within(dialog).queryByRole('group', { name: 'Tier 3' })).toBeNull();
});

test('a tier that is not ascending has an error at its rate, until it is fixed or becomes the first', async () => {
  const platform = await show();
  const dialog = await open('Change: agent02');
  const tierOf = (place: number) =>
    within(within(dialog).getByRole('group', { name: `Tier ${place}` }));
  const error = () => within(dialog).queryByText(/^Each tier must require more than the one/);
  await within(dialog).findByRole('group', { name: 'Tier 2' });
  const turnover = tierOf(1).getByRole('textbox', { name: 'Minimum team turnover' });
  await userEvent.clear(turnover);
  await userEvent.type(turnover, '200000');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send offer' }));
  const rate = tierOf(2).getByRole('textbox', { name: /^Share of team turnover/ });
  expect(rate).toHaveAccessibleDescription(/^Each tier must require more than the one/);
  expect(rate).toHaveFocus();

  await userEvent.clear(turnover);
  await userEvent.type(turnover, '10000');
  await expect.poll(error).toBeNull();
  await userEvent.type(turnover, '00');
  await expect.poll(error).not.toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove tier 1' }));
  await expect.poll(error).toBeNull();
  expect(tierOf(1).getByRole('textbox', { name: 'Minimum team turnover' })).toHaveValue('100000');
  expect(platform.calls(offerContract)).toHaveLength(0);
});

test('an active contract is ended, an offer is withdrawn, each after confirmation', async () => {
  const platform = await show();
  const ending = await open('End: agent02');
  await userEvent.click(within(ending).getByRole('button', { name: 'End contract' }));
  await said('Contract ended');
  expect(platform.calls(processDailySalaryContract)[0]?.request.answer).toBe('TERMINATE');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const taking = await open('Cancel offer: kuya_ben');
  await userEvent.click(within(taking).getByRole('button', { name: 'Cancel offer' }));
  await said('Offer canceled');
  expect(platform.calls(withdrawContractOffer)[0]?.request.contractId).toBe('c-4');
});

test('the history shows who did what and why', async () => {
  await show();
  const sheet = await open('History: agent02');
  const steps = await within(sheet).findAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('It paid more than the upline’s own new contract.');
  expect(steps[0]).toHaveTextContent('The site');
  expect(steps[1]).toHaveTextContent('Salamat po!');
  expect(steps[2]).toHaveTextContent('You');
  expect(steps[2]).toHaveTextContent('up to 0.4% · Daily');
});

test('shows empty and error states', async () => {
  await Empty.run();
  expect(await screen.findByText('No contract of this type yet')).toBeVisible();
  expect(await screen.findByText('No contracts with downlines yet')).toBeVisible();
  await Failed.run();
  await expect.poll(() => screen.queryAllByText('We couldn’t load this').length).toBe(2);
});
