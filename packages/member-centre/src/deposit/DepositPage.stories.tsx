import {
  createDeposit,
  getDeposit,
  getDepositMethods,
  listDeposits,
  sendDepositReceipt,
  startDeposit,
} from '@perya/api-client';
import {
  reject,
  storyState,
  wireDeposit,
  wireDepositOffer,
  wirePage,
  type FakePlatform,
} from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { depositCatalogue } from './locales';
import { DepositPage } from './DepositPage';

const NOON = Date.UTC(2026, 0, 15, 4);

function standard(fake: FakePlatform) {
  fake
    .on(getDepositMethods, () => wireDepositOffer())
    .on(listDeposits, () =>
      wirePage([
        wireDeposit({ id: 'D1', state: 'PAID', amount: '1000.00' }),
        wireDeposit({ id: 'D2' }),
        wireDeposit({ id: 'D3', kind: 'BANK', state: 'REVIEWING' }),
        wireDeposit({ id: 'D4', kind: 'CARD', state: 'FAILED' }),
        wireDeposit({ id: 'D5', kind: 'QR', state: 'EXPIRED' }),
      ]),
    )
    .on(createDeposit, ({ amount }) =>
      wireDeposit({ state: 'CREATED', amount, credit: amount, payment: null }),
    )
    .on(startDeposit, () => wireDeposit())
    .on(getDeposit, () => wireDeposit())
    .on(sendDepositReceipt, () => wireDeposit());
}

const meta = {
  title: 'Money/Deposit/DepositPage',
  component: DepositPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, depositCatalogue],
    session: {},
    platform: standard,
  },
} satisfies Meta<typeof DepositPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Thai: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Loading: Story = { parameters: storyState.loading([getDepositMethods, listDeposits]) };

export const Failed: Story = { parameters: storyState.failed([getDepositMethods, listDeposits]) };

export const FirstDeposit: Story = { parameters: storyState.answered(listDeposits, wirePage([])) };

export const NoMethods: Story = {
  parameters: storyState.answered(
    getDepositMethods,
    wireDepositOffer({ methods: [], promotions: [] }),
  ),
};

export const LongNamesAndNumbers: Story = {
  parameters: {
    platform: (fake: FakePlatform) => {
      standard(fake);
      fake
        .on(getDepositMethods, () => {
          const offer = wireDepositOffer();
          return {
            ...offer,
            methods: offer.methods.map((method) => ({
              ...method,
              name: 'The longest name that any operator has given a way to pay',
              max: '9999999999.99',
              quickAmounts: ['1000000000.00', '5000000000.00', '9999999999.99'],
            })),
          };
        })
        .on(listDeposits, () =>
          wirePage([
            wireDeposit({ state: 'PAID', amount: '9999999999.99', credit: '9999999999.99' }),
          ]),
        );
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Refused: Story = {
  parameters: storyState.answered(
    createDeposit,
    reject(422, 'METHOD_NOT_OFFERED', 'deposit_method_not_offered'),
  ),
};

/** The status of one deposit at its URL. */
const status = (of: Parameters<typeof wireDeposit>[0], more?: Story): Story => ({
  ...more,
  parameters: {
    route: { url: '/?member=depositv2&deposit=D7K3M9QXW2' },
    platform: (fake: FakePlatform) => {
      standard(fake);
      fake.on(getDeposit, () => wireDeposit(of));
    },
  },
});

const ACCOUNT = {
  bank: 'Town Fair Savings',
  holder: 'Perya Entertainment Demo',
  number: '0012 3456 7890',
};
const ORDERED = { state: 'CREATED', at: NOON, reason: 'ORDERED', note: '' } as const;

export const WaitingForThePayment: Story = status({});

export const CodeToScan: Story = status({
  kind: 'QR',
  payment: {
    url: 'https://pay.example/p/1',
    qr: 'https://pay.example/p/1',
    address: null,
    asset: null,
  },
});

export const AssetToSend: Story = status(
  {
    kind: 'CRYPTO',
    payment: {
      url: null,
      qr: null,
      address: 'TSANDBOX7f3a9b2c4d5e6f708192a3b4c5',
      asset: { code: 'USDT', network: 'TRC20', amount: '8.60' },
    },
  },
  { globals: { viewport: { value: 'phone' } } },
);

export const TransferToMake: Story = status({
  kind: 'BANK',
  state: 'AWAITING_RECEIPT',
  payment: null,
  account: ACCOUNT,
  timeline: [
    ORDERED,
    { state: 'AWAITING_RECEIPT', at: NOON, reason: 'TRANSFER_AWAITED', note: '' },
  ],
});

export const TransferOnAPhoneInThai: Story = {
  ...TransferToMake,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

export const ReceiptSent: Story = status({
  kind: 'BANK',
  state: 'REVIEWING',
  expiresAt: null,
  payment: null,
  account: ACCOUNT,
  receipts: ['https://play.example/uploads/deposit/1.webp'],
  timeline: [
    ORDERED,
    { state: 'AWAITING_RECEIPT', at: NOON, reason: 'TRANSFER_AWAITED', note: '' },
    { state: 'REVIEWING', at: NOON + 60_000, reason: 'RECEIPT_SENT', note: '' },
  ],
});

export const Paid: Story = status({
  state: 'PAID',
  expiresAt: null,
  payment: null,
  bonus: '25.00',
  promotion: 'First deposit of the week',
  timeline: [
    ORDERED,
    { state: 'REDIRECTED', at: NOON + 1_000, reason: 'WITH_PROVIDER', note: '' },
    { state: 'PAID', at: NOON + 60_000, reason: 'PROVIDER_TOLD', note: '' },
  ],
});

export const PaidLate: Story = status({
  state: 'PAID',
  expiresAt: null,
  payment: null,
  timeline: [
    ORDERED,
    { state: 'REDIRECTED', at: NOON + 1_000, reason: 'WITH_PROVIDER', note: '' },
    { state: 'EXPIRED', at: NOON + 1_800_000, reason: 'NOT_PAID_IN_TIME', note: '' },
    { state: 'PAID', at: NOON + 3_600_000, reason: 'PAID_LATE', note: '' },
  ],
});

/** The provider has paid it back after it was credited. */
export const RefundedByProvider: Story = status({
  state: 'REFUNDED',
  expiresAt: null,
  payment: null,
  timeline: [
    ORDERED,
    { state: 'REDIRECTED', at: NOON + 1_000, reason: 'WITH_PROVIDER', note: '' },
    { state: 'PAID', at: NOON + 60_000, reason: 'PROVIDER_TOLD', note: '' },
    { state: 'REFUNDED', at: NOON + 86_400_000, reason: 'REFUNDED_THERE', note: '' },
  ],
});

export const Declined: Story = status({
  state: 'FAILED',
  expiresAt: null,
  payment: null,
  timeline: [
    ORDERED,
    { state: 'REDIRECTED', at: NOON + 1_000, reason: 'WITH_PROVIDER', note: '' },
    { state: 'FAILED', at: NOON + 30_000, reason: 'PROVIDER_DECLINED', note: '' },
  ],
});

export const TurnedDown: Story = status({
  kind: 'BANK',
  state: 'REFUSED',
  expiresAt: null,
  payment: null,
  timeline: [
    ORDERED,
    { state: 'AWAITING_RECEIPT', at: NOON, reason: 'TRANSFER_AWAITED', note: '' },
    { state: 'REVIEWING', at: NOON + 60_000, reason: 'RECEIPT_SENT', note: '' },
    {
      state: 'REFUSED',
      at: NOON + 600_000,
      reason: 'DESK_REFUSED',
      note: 'No transfer with this reference has arrived at our bank.',
    },
  ],
});

export const StatusLoading: Story = {
  parameters: { ...WaitingForThePayment.parameters, ...storyState.loading(getDeposit) },
};

export const StatusFailed: Story = {
  parameters: { ...WaitingForThePayment.parameters, ...storyState.failed(getDeposit) },
};

export const StatusUnknown: Story = {
  parameters: {
    ...WaitingForThePayment.parameters,
    ...storyState.answered(getDeposit, reject(404, 'NO_SUCH_DEPOSIT', 'not_found')),
  },
};
