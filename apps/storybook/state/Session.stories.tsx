import { getBalance, getPlayMoney } from '@perya/api-client';
import type { FakePlatform } from '@perya/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { SessionInspector } from './SessionInspector.tsx';

/** The wallet of the fake platform. */
const wallet = { balance: 0 };

const meta = {
  title: 'State/Session',
  component: SessionInspector,
  tags: ['session'],
  args: {
    onBalanceChange: () => {
      wallet.balance += 500.5;
    },
  },
  parameters: {
    platform: (fake: FakePlatform) => {
      wallet.balance = 1250;
      fake
        .on(getBalance, () => ({ sumBalance: wallet.balance, currency: 'PHP' }))
        .on(getPlayMoney, () => ({ balance: '9876.50', currency: 'PHP' }));
    },
  },
} satisfies Meta<typeof SessionInspector>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (root: HTMLElement, name: string) =>
  userEvent.click(within(root).getByRole('button', { name }));

/** Waits until a value is shown. */
const see = (root: HTMLElement, name: string, value: unknown) =>
  waitFor(() => {
    const [term] = within(root).getAllByText(name, { selector: 'dt' });
    return expect(term?.nextElementSibling?.textContent).toBe(JSON.stringify(value));
  });

const lastEvent = (root: HTMLElement) =>
  within(root).getByRole('list', { name: 'Events' }).lastElementChild?.textContent;

export const Guest: Story = {
  play: async ({ canvasElement }) => {
    await see(canvasElement, 'useSessionStatus', 'signed-out');
    await see(canvasElement, 'useMember', null);
    await see(canvasElement, 'useBalance', null);
  },
};

export const Member: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Sign in as member');
    await see(canvasElement, 'useSessionStatus', 'signed-in');
    await see(canvasElement, 'useCanOpenMemberCentre', true);
    await see(canvasElement, 'useCanOpenAgentCentre', false);
    await see(canvasElement, 'useBalance', { money: '1250.00 PHP', isPlayMoney: false });
    await see(canvasElement, 'account', 'juan01');
  },
};

export const Agent: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Sign in as agent');
    await see(canvasElement, 'useCanOpenAgentCentre', true);
  },
};

export const TrialAccount: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Sign in as trial account');
    await see(canvasElement, 'useCanOpenMemberCentre', false);
    await see(canvasElement, 'useBalance', { money: '9876.50 PHP', isPlayMoney: true });
  },
};

export const BalancePushed: Story = {
  parameters: { session: {} },
  play: async ({ canvasElement }) => {
    await see(canvasElement, 'useBalance', { money: '1250.00 PHP', isPlayMoney: false });
    await press(canvasElement, 'Push a balance');
    await see(canvasElement, 'useBalance', { money: '1750.50 PHP', isPlayMoney: false });
  },
};

/** The member stays, so the page keeps its content behind the login. Nothing is stored. */
export const Expired: Story = {
  parameters: { session: {} },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Session expires');
    await see(canvasElement, 'useSessionStatus', 'expired');
    await see(canvasElement, 'useIsSignedIn', true);
    await see(canvasElement, 'useSessionToken', null);
    await see(canvasElement, 'useLoginRequest', { kind: 'login', reason: 'expired' });
    await expect(within(canvasElement).queryByText('token', { selector: 'dt' })).toBeNull();
  },
};

/** Another member signs in after an expiry: the event says so, because data must not be mixed. */
export const OtherMemberAfterExpiry: Story = {
  parameters: { session: {} },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Session expires');
    await press(canvasElement, 'Sign in as agent');
    await see(canvasElement, 'useSessionStatus', 'signed-in');
    await expect(lastEvent(canvasElement)).toBe('{"type":"signed-in","isOtherMember":true}');
  },
};

export const OtherTabSignsOut: Story = {
  parameters: { session: {} },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Another tab signs out');
    await see(canvasElement, 'useSessionStatus', 'signed-out');
    await expect(lastEvent(canvasElement)).toBe('{"type":"signed-out","cause":"other-tab"}');
  },
};

export const SignedOut: Story = {
  parameters: { session: {} },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Sign out');
    await see(canvasElement, 'useSessionStatus', 'signed-out');
    await expect(lastEvent(canvasElement)).toBe('{"type":"signed-out","cause":"here"}');
  },
};

export const LoginRequired: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Require a login');
    await see(canvasElement, 'useLoginRequest', { kind: 'login', reason: 'asked' });
    await press(canvasElement, 'Close the login');
    await see(canvasElement, 'useLoginRequest', null);
  },
};
