import { getClosing, getOwnData, requestDataExport, type WireValueOf } from '@perya/api-client';
import { reject, storyState, type FakePlatform } from '@perya/api-client/testing';
import { accountErrorsCatalogue } from '@perya/i18n';
import { loadedCatalogue, pageKitCatalogue } from '@perya/page-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';
import { screen, userEvent } from 'storybook/test';

import { wireClosing } from './closingTesting';
import { privacyCatalogue } from './locales';
import { OwnDataPage } from './OwnDataPage';

type WireStatus = WireValueOf<typeof getOwnData>;

const status = (over: Partial<WireStatus> = {}): WireStatus => ({
  hasPassword: true,
  hasSecondFactor: false,
  perDay: 3,
  left: 3,
  resetsAt: null,
  keptDays: { signIns: 90, chatMessages: 30 },
  keptMonths: { security: 12, messages: 12, identity: 60, records: 60 },
  ...over,
});

const EVENING = Date.UTC(2026, 0, 15, 11);

const platformOf =
  (over: Partial<WireStatus> = {}) =>
  (fake: FakePlatform) => {
    fake
      .on(getOwnData, () => status(over))
      .on(getClosing, () => wireClosing())
      .on(requestDataExport, () =>
        reject(400, 'WRONG_PASSWORD', 'login_password_wrong', {
          value: { errors: [{ path: 'password', message: 'login_password_wrong', params: {} }] },
        }),
      );
  };

const meta = {
  title: 'Account/Protection and privacy/OwnDataPage',
  component: OwnDataPage,
  parameters: {
    catalogues: [loadedCatalogue, pageKitCatalogue, accountErrorsCatalogue, privacyCatalogue],
    session: {},
    platform: platformOf(),
  },
  args: { linkTo: (page) => <Link to={`?member=${page}`} /> },
} satisfies Meta<typeof OwnDataPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Light: Story = { globals: { theme: 'light' } };

export const SecondFactor: Story = {
  parameters: { platform: platformOf({ hasSecondFactor: true }) },
};

export const TwoLeft: Story = {
  parameters: { platform: platformOf({ left: 2, resetsAt: EVENING }) },
};

export const NoneLeft: Story = {
  parameters: { platform: platformOf({ left: 0, resetsAt: EVENING }) },
};

export const NoPassword: Story = { parameters: { platform: platformOf({ hasPassword: false }) } };

export const WrongPassword: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/Your login password/), 'Perya2025');
    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    await screen.findByText('Your login password is wrong.');
  },
};

export const ThaiOnAPhone: Story = { globals: { language: 'TH', viewport: { value: 'phone' } } };

export const Vietnamese: Story = { globals: { language: 'VI' } };

export const Filipino: Story = { globals: { language: 'FIL', viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: storyState.loading(getOwnData) };

export const Failed: Story = { parameters: storyState.failed(getOwnData) };
