import {
  createDeposit,
  getDeposit,
  listDeposits,
  sendDepositReceipt,
  startDeposit,
} from '@perya/api-client';
import { keepStored, runStory, wireDeposit, wirePage } from '@perya/api-client/testing';
import { composeStories, composeStory } from '@storybook/react-vite';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import meta, * as stories from './DepositPage.stories';
import { leaveFor } from './status/leave';

vi.mock('./status/leave', () => ({ leaveFor: vi.fn() }));

const {
  Default,
  Failed,
  NoMethods,
  Paid,
  ReceiptSent,
  Refused,
  TransferToMake,
  TurnedDown,
  WaitingForThePayment,
} = composeStories(stories);
const { StatusUnknown, RefundedByProvider, AssetToSend, CodeToScan } = composeStories(stories);

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.mocked(leaveFor).mockReset());

const amount = () => screen.findByRole('textbox', { name: /^Amount/ });
const facts = () => screen.findByRole('group', { name: 'Summary' });

test('shows the fee and credit of a card while typing', async () => {
  await Default.run();
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await userEvent.type(await amount(), '1,000');
  expect(await facts()).toHaveTextContent('Fee₱25.00');
  expect(await facts()).toHaveTextContent('Added to your wallet+₱975.00');
  expect(screen.getByRole('button', { name: 'Deposit ₱1,000.00' })).toBeVisible();
});

test('shows the amount of an asset to send', async () => {
  await Default.run();
  await userEvent.click(await screen.findByRole('radio', { name: /^Crypto/ }));
  await userEvent.click(screen.getByRole('button', { name: '₱500' }));
  expect(await facts()).toHaveTextContent('8.60 USDT');
  expect(await facts()).toHaveTextContent('1 USDT = ₱58.20');
});

test('shows a promotion’s bonus', async () => {
  await Default.run();
  await userEvent.type(await amount(), '500');
  await userEvent.click(screen.getByRole('radio', { name: /^The first deposit/ }));
  expect(await facts()).toHaveTextContent('Bonus+₱25.00');
});

test('sends no amount out of range, and shows the error at the field', async () => {
  const platform = await runStory(Default);
  await userEvent.type(await amount(), '50');
  await userEvent.click(screen.getByRole('button', { name: 'Deposit ₱50.00' }));
  expect(await screen.findByText('The minimum is ₱100.00.')).toBeVisible();
  expect(await amount()).toHaveFocus();
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '50001');
  expect(await screen.findByText('The maximum is ₱50,000.00.')).toBeVisible();
  expect(platform.calls(createDeposit)).toHaveLength(0);
});

test('revalidates the amount for another method, and keeps the input', async () => {
  await Default.run();
  await userEvent.click(await screen.findByRole('radio', { name: /^E-wallet/ }));
  await userEvent.type(await amount(), '60000');
  await userEvent.click(screen.getByRole('button', { name: 'Deposit ₱60,000.00' }));
  expect(await screen.findByText('The maximum is ₱50,000.00.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Bank transfer/ }));
  await expect.poll(() => screen.queryByText('The maximum is ₱50,000.00.')).toBeNull();
  expect(await amount()).toHaveValue('60000');
});

test('resets the form after an order, with the same method', async () => {
  await Default.run();
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await userEvent.type(await amount(), '500');
  await userEvent.click(screen.getByRole('button', { name: 'Deposit ₱500.00' }));
  await userEvent.click(await screen.findByRole('button', { name: 'All deposits' }));
  expect(await amount()).toHaveValue('');
  expect(screen.getByRole('radio', { name: /^Card/ })).toBeChecked();
});

test('places one order on a double click, and opens the payment service', async () => {
  const platform = await runStory(Default, (fake) =>
    fake.on(getDeposit, () => wireDeposit({ state: 'CREATED', payment: null })),
  );
  await userEvent.click(await screen.findByRole('button', { name: '₱500' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Deposit ₱500.00' }));
  await expect.poll(() => vi.mocked(leaveFor).mock.calls).toEqual([['https://pay.example/p/1']]);
  expect(platform.calls(createDeposit)).toHaveLength(1);
  expect(platform.calls(createDeposit)[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(platform.calls(startDeposit)).toHaveLength(1);
});

test('does not open the payment service of an older order automatically', async () => {
  await WaitingForThePayment.run();
  const link = await screen.findByRole('link', { name: 'Go to payment' });
  expect(link).toHaveAttribute('href', 'https://pay.example/p/1');
  expect(leaveFor).not.toHaveBeenCalled();
});

test('keeps the input if the order is rejected', async () => {
  await Refused.run();
  await userEvent.type(await amount(), '500');
  await userEvent.click(screen.getByRole('button', { name: 'Deposit ₱500.00' }));
  expect(await screen.findByText(/This payment method isn’t available right/)).toBeVisible();
  expect(await amount()).toHaveValue('500');
});

test('keeps the input across a reload', async () => {
  await Default.run();
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await userEvent.type(await amount(), '777');
  await composeStory({ ...stories.Default, beforeEach: keepStored() }, meta).run();
  expect(await amount()).toHaveValue('777');
  expect(screen.getByRole('radio', { name: /^Card/ })).toBeChecked();
});

test('shows load errors, and that no method is available', async () => {
  await Failed.run();
  const recent = await screen.findByRole('region', { name: 'Recent deposits' });
  expect(await within(recent).findByText('We couldn’t load this')).toBeVisible();
  await expect.poll(() => screen.getAllByText('We couldn’t load this')).toHaveLength(2);
  cleanup();
  await NoMethods.run();
  expect(await screen.findByText('No payment methods right now')).toBeVisible();
});

test('lists the recent deposits, and opens one', async () => {
  await Default.run();
  const row = await screen.findByRole('button', { name: /₱1,000\.00.*Paid$/ });
  await userEvent.click(row);
  expect(await screen.findByRole('heading', { name: 'Progress' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All deposits' }));
  expect(await amount()).toBeVisible();
});

test('shows a transfer’s bank account with copy buttons', async () => {
  await TransferToMake.run();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Copy Account number' }));
  expect(await navigator.clipboard.readText()).toBe('0012 3456 7890');
  await user.click(screen.getByRole('button', { name: 'Copy Amount to transfer' }));
  expect(await navigator.clipboard.readText()).toBe('500.00');
});

test('requires a receipt before sending, and shows that it was received', async () => {
  const platform = await runStory(TransferToMake, (fake) =>
    fake.on(sendDepositReceipt, () =>
      wireDeposit({
        kind: 'BANK',
        state: 'REVIEWING',
        account: { bank: 'B', holder: 'H', number: '1' },
        receipts: ['https://play.example/r.webp'],
      }),
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send receipt' }));
  expect(await screen.findByText('Choose a picture of the receipt.')).toBeVisible();
  const png = new File(
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    'r.png',
    {
      type: 'image/png',
    },
  );
  await userEvent.upload(screen.getByLabelText(/^Transfer receipt/), png);
  await screen.findByText('r.png');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send receipt' }));
  expect(await screen.findByText('1 picture sent')).toBeVisible();
  expect(platform.calls(sendDepositReceipt)).toHaveLength(1);
});

test('accepts another picture during the review', async () => {
  await ReceiptSent.run();
  expect(await screen.findByLabelText(/^Add a picture/)).toBeInTheDocument();
  expect(
    screen.getByText('Our team is checking it. You can close this', { exact: false }),
  ).toBeVisible();
});

test('shows each state with its reason and time', async () => {
  await Paid.run();
  const steps = await screen.findAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^CreatedYou started the deposit2026-01-15 12:00:00$/),
    expect.stringMatching(/^Waiting for paymentSent to the payment service/),
    expect.stringMatching(/^PaidThe payment service confirmed the payment/),
  ]);
  expect(screen.getByText('+₱525.00')).toBeVisible();
});

test('polls the deposit until it is paid', async () => {
  let isPaid = false;
  await runStory(WaitingForThePayment, (fake) =>
    fake.on(getDeposit, () =>
      isPaid ? wireDeposit({ state: 'PAID', payment: null, expiresAt: null }) : wireDeposit(),
    ),
  );
  expect(await screen.findByText('Time left to pay')).toBeVisible();
  isPaid = true;
  expect(
    await screen.findByText('The money is in your wallet.', {}, { timeout: 8_000 }),
  ).toBeVisible();
}, 12_000);

test('shows why it was declined, and starts again with the same amount', async () => {
  await TurnedDown.run();
  expect((await screen.findAllByText(/No transfer with this reference/)).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await amount()).toHaveValue('500');
});

test('shows that a credited deposit was refunded by the provider, and that nothing was taken', async () => {
  await RefundedByProvider.run();
  expect(await screen.findByText(/We haven’t taken anything from your wallet/)).toBeVisible();
  expect(screen.getByText(/^The payment service refunded the payment, so/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('shows the exact amount and address of an asset, with a QR code', async () => {
  await AssetToSend.run();
  expect(await screen.findByText('Send exactly 8.60 USDT on the TRC20 network.')).toBeVisible();
  cleanup();
  await CodeToScan.run();
  expect(await screen.findByRole('img', { name: 'Scan this code to pay ₱500.00' })).toBeVisible();
});

test('shows that another member’s deposit is not found', async () => {
  await StatusUnknown.run();
  expect(await screen.findByRole('heading', { name: 'Deposit not found' })).toBeVisible();
});

test('paginates the recent deposits', async () => {
  const platform = await runStory(Default, (fake) =>
    fake.on(listDeposits, () => ({ ...wirePage([wireDeposit()]), totalPages: 4, totalCount: 20 })),
  );
  const pages = await screen.findByRole('navigation', { name: 'Deposit pages' });
  await userEvent.click(within(pages).getByRole('button', { name: 'Page 2' }));
  await expect.poll(() => platform.calls(listDeposits).at(-1)?.request.pageNo).toBe(2);
});
