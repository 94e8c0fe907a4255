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
        wireDeposit({ depositId: 'D1', status: 'PAID', amount: '1000.00' }),
        wireDeposit({ depositId: 'D2' }),
        wireDeposit({ depositId: 'D3', kind: 'BANK', status: 'REVIEWING' }),
        wireDeposit({ depositId: 'D4', kind: 'CARD', status: 'FAILED' }),
        wireDeposit({ depositId: 'D5', kind: 'QR', status: 'EXPIRED' }),
      ]),
    )
    .on(createDeposit, ({ amount }) =>
      wireDeposit({ status: 'CREATED', amount, credit: amount, payment: null }),
    )
    .on(startDeposit, () => wireDeposit())
    .on(getDeposit, () => wireDeposit())
    .on(sendDepositReceipt, () => wireDeposit());
}

const meta = {
  title: 'Member centre/DepositPage',
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
              maxAmount: '9999999999.99',
              quickAmounts: ['1000000000.00', '5000000000.00', '9999999999.99'],
            })),
          };
        })
        .on(listDeposits, () =>
          wirePage([
            wireDeposit({ status: 'PAID', amount: '9999999999.99', credit: '9999999999.99' }),
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

/** The status of one deposit, at its own address. */
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
const ORDERED = { status: 'CREATED', time: NOON, reason: 'ORDERED' } as const;

export const WaitingForThePayment: Story = status({});

export const CodeToScan: Story = status({
  kind: 'QR',
  payment: { url: 'https://pay.example/p/1', qr: 'https://pay.example/p/1' },
});

export const AssetToSend: Story = status(
  {
    kind: 'CRYPTO',
    payment: {
      address: 'TSANDBOX7f3a9b2c4d5e6f708192a3b4c5',
      asset: { code: 'USDT', network: 'TRC20', amount: '8.60' },
    },
  },
  { globals: { viewport: { value: 'phone' } } },
);

export const TransferToMake: Story = status({
  kind: 'BANK',
  status: 'AWAITING_RECEIPT',
  payment: null,
  account: ACCOUNT,
  timeline: [ORDERED, { status: 'AWAITING_RECEIPT', time: NOON, reason: 'TRANSFER_AWAITED' }],
});

export const TransferOnAPhoneInThai: Story = {
  ...TransferToMake,
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

export const ReceiptSent: Story = status({
  kind: 'BANK',
  status: 'REVIEWING',
  expireTime: null,
  payment: null,
  account: ACCOUNT,
  receipts: ['https://play.example/uploads/deposit/1.webp'],
  timeline: [
    ORDERED,
    { status: 'AWAITING_RECEIPT', time: NOON, reason: 'TRANSFER_AWAITED' },
    { status: 'REVIEWING', time: NOON + 60_000, reason: 'RECEIPT_SENT' },
  ],
});

export const Paid: Story = status({
  status: 'PAID',
  expireTime: null,
  payment: null,
  bonus: '25.00',
  promoTitle: 'The first deposit of the week',
  timeline: [
    ORDERED,
    { status: 'REDIRECTED', time: NOON + 1_000, reason: 'WITH_PROVIDER' },
    { status: 'PAID', time: NOON + 60_000, reason: 'PROVIDER_TOLD' },
  ],
});

export const PaidLate: Story = status({
  status: 'PAID',
  expireTime: null,
  payment: null,
  timeline: [
    ORDERED,
    { status: 'REDIRECTED', time: NOON + 1_000, reason: 'WITH_PROVIDER' },
    { status: 'EXPIRED', time: NOON + 1_800_000, reason: 'NOT_PAID_IN_TIME' },
    { status: 'PAID', time: NOON + 3_600_000, reason: 'PAID_LATE' },
  ],
});

export const Declined: Story = status({
  status: 'FAILED',
  expireTime: null,
  payment: null,
  timeline: [
    ORDERED,
    { status: 'REDIRECTED', time: NOON + 1_000, reason: 'WITH_PROVIDER' },
    { status: 'FAILED', time: NOON + 30_000, reason: 'PROVIDER_DECLINED' },
  ],
});

export const TurnedDown: Story = status({
  kind: 'BANK',
  status: 'REFUSED',
  expireTime: null,
  payment: null,
  timeline: [
    ORDERED,
    { status: 'AWAITING_RECEIPT', time: NOON, reason: 'TRANSFER_AWAITED' },
    { status: 'REVIEWING', time: NOON + 60_000, reason: 'RECEIPT_SENT' },
    {
      status: 'REFUSED',
      time: NOON + 600_000,
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
