import {
  confirmTotp,
  getSecurityStatus,
  listCountryCodes,
  listSessions,
  listSignIns,
  startTotp,
  type WireValueOf,
} from '@perya/api-client';
import { storyState, type FakePlatform } from '@perya/api-client/testing';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';
import { screen, userEvent } from 'storybook/test';

import { securityCatalogue } from './locales';
import { SecurityCentrePage } from './SecurityCentrePage';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 0, 15, 4);

type WireStatus = WireValueOf<typeof getSecurityStatus>;

const status = (over: Partial<WireStatus> = {}): WireStatus => ({
  hasPassword: true,
  passwordChangedAt: NOON - 40 * DAY_MS,
  hasPaymentPassword: true,
  email: { masked: 'ju···@example.com', isVerified: false },
  mobile: { masked: '+63···4567', isVerified: true },
  secondFactor: { since: null, recoveryCodesLeft: 0 },
  sessionCount: 2,
  withdrawalsRestUntil: null,
  ...over,
});

const platformOf =
  (over: Partial<WireStatus> = {}) =>
  (fake: FakePlatform) => {
    fake
      .on(getSecurityStatus, () => status(over))
      .on(listCountryCodes, () => [
        { countryCode: 'PH', countryDialingCode: '63', flag: null },
        { countryCode: 'VN', countryDialingCode: '84', flag: null },
      ])
      .on(listSessions, () => [
        {
          id: 's1',
          isCurrent: true,
          startedAt: NOON - 3_600_000,
          lastSeenAt: NOON,
          ip: '203.0.113.7',
          device: 'Chrome, Android',
        },
        {
          id: 's2',
          isCurrent: false,
          startedAt: NOON - 7_200_000,
          lastSeenAt: NOON - 600_000,
          ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
          device: 'Samsung Internet, Android',
        },
      ])
      .on(listSignIns, () => [
        {
          at: NOON - 3_600_000,
          ip: '203.0.113.7',
          device: 'Chrome, Android',
          hadSecondStep: true,
        },
        { at: NOON - DAY_MS, ip: '203.0.113.7', device: '', hadSecondStep: false },
      ])
      .on(startTotp, () => ({
        uri: 'otpauth://totp/Perya:juan01?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Perya',
        key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        expiresAt: NOON + 900_000,
      }))
      .on(confirmTotp, () => Array.from({ length: 10 }, (_, at) => `AB2C${at}-EF3G${at}`));
  };

const meta = {
  title: 'Account/Security/SecurityCentrePage',
  component: SecurityCentrePage,
  args: { linkTo: (page) => <Link to={`?member=${page}`} /> },
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, securityCatalogue],
    session: {},
    platform: platformOf(),
  },
} satisfies Meta<typeof SecurityCentrePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (task: string) => ({
  route: { url: `/?member=securityCenter&task=${task}` },
});

export const Default: Story = {};

export const AllSet: Story = {
  parameters: {
    platform: platformOf({
      email: { masked: 'ju···@example.com', isVerified: true },
      secondFactor: { since: NOON - DAY_MS, recoveryCodesLeft: 9 },
      withdrawalsRestUntil: NOON + DAY_MS,
    }),
  },
};

export const NothingYet: Story = {
  parameters: {
    platform: platformOf({
      hasPassword: false,
      hasPaymentPassword: false,
      email: null,
      mobile: null,
      sessionCount: 1,
    }),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Loading: Story = { parameters: storyState.loading(getSecurityStatus) };

export const Failed: Story = { parameters: storyState.failed(getSecurityStatus) };

export const LoginPassword: Story = { parameters: at('loginPassword') };

export const PaymentPassword: Story = { parameters: at('paymentPassword') };

export const PaymentPasswordForgotten: Story = {
  parameters: at('paymentPassword'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Forgot it?' }));
  },
};

export const Mobile: Story = { parameters: at('mobile') };

export const Email: Story = {
  parameters: at('email'),
  globals: { language: 'TH', viewport: { value: 'phone' } },
};

export const SecondFactor: Story = {
  parameters: at('secondFactor'),
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/Your login password/), 'Perya2026');
    await userEvent.click(screen.getByRole('button', { name: 'Set up' }));
    await screen.findByRole('img', { name: /QR code/ });
  },
};

export const RecoveryCodes: Story = {
  ...SecondFactor,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await SecondFactor.play?.(context);
    await userEvent.type(screen.getByLabelText(/Six-digit/), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm and turn on' }));
    await screen.findByRole('list', { name: 'Recovery codes' });
  },
};

export const SecondFactorOn: Story = {
  parameters: {
    ...at('secondFactor'),
    platform: platformOf({ secondFactor: { since: NOON - DAY_MS, recoveryCodesLeft: 9 } }),
  },
};

export const Devices: Story = { parameters: at('devices') };

export const DevicesOnAPhone: Story = {
  parameters: at('devices'),
  globals: { language: 'VI', viewport: { value: 'phone' } },
};
