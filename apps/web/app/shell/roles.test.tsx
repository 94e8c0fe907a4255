import { getMemberInfo, listHotGames, type AgentType, type MemberInfo } from '@perya/api-client';
import { reject, wireMemberInfo } from '@perya/api-client/testing';
import {
  dismissAccountWarning,
  requireTrueAccount,
  showAccountWarning,
  useLoginRequest,
} from '@perya/session';
import { resetSession, signInForTest } from '@perya/session/testing';
import { sampleOf } from '@perya/vitest-preset/tier';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { withChatAccess } from '../access/accountWarning';
import { renderSite, type TestSite } from '../testSite';

// The login itself is tested in @perya/auth.
vi.mock('./overlays/LoginOverlay', () => ({
  default: function LoginOverlay() {
    return <p>The login dialog: {useLoginRequest()?.kind}</p>;
  },
}));

beforeEach(() => {
  resetSession();
  dismissAccountWarning();
});

const ranked = (rankLevel: number) => ({
  clubLabel: { name: `Rank ${rankLevel}`, textColor: null, backgroundColor: null, rankLevel },
});
const agent = (agentType: AgentType) => ({ accountType: 'agent', agentType }) as const;

/** The result of an action that only real accounts may take. */
type Outcome = 'login' | 'warned' | 'done';

interface Role {
  who: string;
  info: Partial<MemberInfo> | null;
  /** Entries of the account menu; null if there is no menu. */
  entries: readonly string[] | null;
  trueAccountAction: Outcome;
  service: 'Chat with us' | 'VIP service';
}

/** The avatar dropdown of section 2: without a VIP label, it links to the security centre. */
const entriesWith = (label: string, last: string) => [
  'JuanProfile',
  label,
  'Messages3',
  'Member center',
  'Account record',
  'Betting record',
  last,
  'Log out',
];
const MEMBER_ENTRIES = entriesWith('Security center', 'Affiliate program');
const AGENT_ENTRIES = entriesWith('Security center', 'Agent center');

const agentOf = (type: AgentType): Role => ({
  who: `an agent of type ${type}`,
  info: agent(type),
  entries: AGENT_ENTRIES,
  trueAccountAction: 'done',
  service: 'Chat with us',
});

/** Section 6 of the specification, line by line. */
const ROLES: readonly Role[] = [
  {
    who: 'a guest',
    info: null,
    entries: null,
    trueAccountAction: 'login',
    service: 'Chat with us',
  },
  {
    who: 'a member',
    info: {},
    entries: MEMBER_ENTRIES,
    trueAccountAction: 'done',
    service: 'Chat with us',
  },
  {
    who: 'a trial account (type 4)',
    info: { accountType: 'trial' },
    entries: MEMBER_ENTRIES,
    trueAccountAction: 'warned',
    service: 'Chat with us',
  },
  agentOf(1),
  {
    who: 'an agent who is a VIP',
    info: { ...agent(1), ...ranked(9) },
    entries: entriesWith('Rank 9Player rank', 'Agent center'),
    trueAccountAction: 'done',
    service: 'VIP service',
  },
  ...sampleOf<Role>(
    [
      agentOf(2),
      agentOf(41),
      agentOf(42),
      {
        who: 'a member of club rank 4',
        info: ranked(4),
        entries: entriesWith('Rank 4Player rank', 'Affiliate program'),
        trueAccountAction: 'done',
        service: 'Chat with us',
      },
      {
        who: 'a member of club rank 5 (VIP)',
        info: ranked(5),
        entries: entriesWith('Rank 5Player rank', 'Affiliate program'),
        trueAccountAction: 'done',
        service: 'VIP service',
      },
    ],
    2,
  ),
];

const config = {
  serviceChannels: [
    { channel: 'vip', address: '/helpmc?desk=vip' },
    { channel: 'live-chat', address: '/helpmc' },
  ],
} as const;

/** The platform's data of the same member, which is loaded after the sign-in and takes precedence. */
const wireInfo = ({ accountType, agentType, clubLabel }: Partial<MemberInfo>) =>
  wireMemberInfo({
    type: accountType === 'trial' ? 4 : (agentType ?? 0),
    clubLabel: clubLabel
      ? { labelName: clubLabel.name, color: '#fff', color2: '#000', rankLevel: clubLabel.rankLevel }
      : null,
  });

async function arriveAs(info: Role['info'], address = '/rng?page=2'): Promise<TestSite> {
  if (info) signInForTest(info);
  const site = await renderSite({
    address,
    config,
    answers: (platform) => platform.on(getMemberInfo, () => wireInfo(info ?? {})),
  });
  // By text, because an open dialog hides its role.
  await screen.findByText('The page');
  return site;
}

const NEED_TRUE_ACCOUNT = /^This isn’t available with a trial account\./;
const NEED_INFORMATION = /^Chat is open to real accounts only\./;

const warning = () => screen.findByRole('dialog', { name: 'Please note' });
const loginDialog = () => screen.findByText(/^The login dialog: login/);

/** What the visitor finally sees. */
async function outcome(): Promise<Outcome> {
  return waitFor(() => {
    if (screen.queryByText(/^The login dialog: login/)) return 'login';
    const dialog = screen.getByRole('dialog');
    return within(dialog).queryByText(NEED_TRUE_ACCOUNT) ? 'warned' : 'done';
  });
}

const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'juan01’s account' }));
  return screen.findByRole('menu');
};

/** The result of an action that opens a member centre page, by role. */
const memberPage = ({ trueAccountAction }: Role, page: string) =>
  trueAccountAction === 'done' ? `/rng?page=2&member=${page}` : '/rng?page=2';

describe.each(ROLES)('$who', (role) => {
  const { info, entries, trueAccountAction, service } = role;

  test('sees its own entries', async () => {
    await arriveAs(info);
    const menu = info && (await openMenu());
    await waitFor(() => {
      const items = menu && within(menu).getAllByRole('menuitem');
      expect(items && items.map(({ textContent }) => textContent)).toEqual(entries);
    });
    const isGuest = info === null;
    expect(screen.queryAllByRole('button', { name: 'Log in' })).toHaveLength(isGuest ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Register' })).toHaveLength(isGuest ? 1 : 0);
  });

  test('can deposit and withdraw if the member centre is available', async () => {
    await arriveAs(info);
    if (info) await screen.findByRole('button', { name: 'juan01’s account' });
    const hrefs = ['Deposit', 'Withdraw'].map((name) =>
      screen.queryByRole('link', { name })?.getAttribute('href'),
    );
    const isOpen = info !== null && info.accountType !== 'trial';
    expect(hrefs).toEqual(
      isOpen
        ? ['/rng?page=2&member=depositv2', '/rng?page=2&member=withdraw']
        : [undefined, undefined],
    );
  });

  test('has its own customer service', async () => {
    await arriveAs(info);
    await userEvent.click(await screen.findByRole('button', { name: 'Customer service' }));
    const entry = await screen.findByRole('button', { name: /^(Chat with us|VIP service)$/ });
    expect(entry).toHaveAccessibleName(service);
  });

  test(`opens the member centre from the bottom bar: ${trueAccountAction}`, async () => {
    const site = await arriveAs(info);
    await userEvent.click(screen.getByRole('button', { name: 'Wallet' }));
    expect(await outcome()).toBe(trueAccountAction);
    expect(site.address()).toBe(memberPage(role, 'transferFund'));
  });

  test('opens the chat', async () => {
    await arriveAs(info);
    const open = vi.fn<() => void>();
    act(() => withChatAccess(open));
    await act(async () => {});
    expect(open).toHaveBeenCalledTimes(trueAccountAction === 'done' ? 1 : 0);
    await waitFor(() => {
      expect(screen.queryAllByText(/^The login dialog: login/)).toHaveLength(
        trueAccountAction === 'login' ? 1 : 0,
      );
      expect(screen.queryAllByText(NEED_INFORMATION)).toHaveLength(
        trueAccountAction === 'warned' ? 1 : 0,
      );
    });
  });
});

describe.each(ROLES.filter(({ info }) => info !== null))('$who, signed in,', (role) => {
  const { info, trueAccountAction } = role;

  test(`opens the messages: ${trueAccountAction}`, async () => {
    const site = await arriveAs(info);
    await userEvent.click(await screen.findByRole('button', { name: 'Messages: 3 unread' }));
    expect(await outcome()).toBe(trueAccountAction);
    expect(site.address()).toBe(memberPage(role, 'messageV2'));
  });

  test(`opens the member centre from the menu: ${trueAccountAction}`, async () => {
    const site = await arriveAs(info);
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Betting record' }));
    expect(await outcome()).toBe(trueAccountAction);
    expect(site.address()).toBe(memberPage(role, 'personalHistoryCopy'));
  });

  test(`opens the member centre by its URL: ${trueAccountAction}`, async () => {
    const site = await arriveAs(info, '/rng?page=2&member=personalHistoryCopy');
    expect(await outcome()).toBe(trueAccountAction);
    await waitFor(() => expect(site.address()).toBe(memberPage(role, 'personalHistoryCopy')));
  });
});

const AGENT_LINK = '/rng?page=2&agent=announcement';
const isAgent = ({ info }: (typeof ROLES)[number]) => info?.accountType === 'agent';

test('a link to the agent centre asks a guest to log in', async () => {
  const site = await arriveAs(null, AGENT_LINK);
  expect(await loginDialog()).toBeVisible();
  expect(site.address()).toBe(AGENT_LINK);
});

test.each(ROLES.filter(isAgent))('a link to the agent centre opens it: $who', async ({ info }) => {
  await arriveAs(info, AGENT_LINK);
  expect(await screen.findByRole('dialog', { name: 'Agent center' })).toBeVisible();
});

test.each(ROLES.filter((role) => role.info !== null && !isAgent(role)))(
  'a link to the agent centre warns: $who',
  async ({ info }) => {
    const site = await arriveAs(info, AGENT_LINK);
    const words =
      info?.accountType === 'trial' ? NEED_TRUE_ACCOUNT : /^The agent center is for agents/;
    expect(within(await warning()).getByText(words)).toBeVisible();
    await waitFor(() => expect(site.address()).toBe('/rng?page=2'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
);

test('a member who looks for the agent centre finds the affiliate program', async () => {
  const site = await arriveAs({}, '/?agent=announcement');
  const program = within(await warning()).getByRole('link', { name: 'About the program' });
  await userEvent.click(program);
  expect(site.address()).toBe('/affiliate');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the warning is loaded before a trial account needs it', async () => {
  await arriveAs({ accountType: 'trial' });
  // Ends the first view.
  await userEvent.keyboard('a');
  await act(() => import('./overlays/AccountWarningDialog'));
  await userEvent.click(screen.getByRole('button', { name: 'Wallet' }));
  // Without waiting.
  expect(screen.getByText(NEED_TRUE_ACCOUNT)).toBeVisible();
});

describe('a guest', () => {
  test('cannot register if the operator has closed registration', async () => {
    await renderSite({ config: { switches: { directRegistration: false } } });
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  test.each([
    ['member', {}, 1],
    ['trial', { accountType: 'trial' }, 0],
  ] as const)(
    'who signs in with a %s account continues only if the account is allowed to',
    async (_, info, runs) => {
      await arriveAs(null);
      const action = vi.fn<() => void>();
      act(() => requireTrueAccount(action));
      await loginDialog();
      await act(async () => signInForTest(info));
      expect(action).toHaveBeenCalledTimes(runs);
      await waitFor(() => expect(screen.queryAllByText(NEED_TRUE_ACCOUNT)).toHaveLength(1 - runs));
    },
  );
});

describe('a rejection by the platform', () => {
  const refuse = async (site: TestSite, key: string) => {
    site.platform.on(listHotGames, () => reject(403, 'TRUE_ACCOUNT_NEEDED', key));
    await act(() => site.client.call(listHotGames, {}).catch(() => {}));
  };

  test.each([
    ['in_need_true_account', NEED_TRUE_ACCOUNT],
    ['in_please_information', NEED_INFORMATION],
  ])('with %s is shown to a trial account', async (key, words) => {
    const site = await arriveAs({ accountType: 'trial' });
    await refuse(site, key);
    const dialog = await warning();
    expect(within(dialog).getByText(words)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/^The login dialog/)).toBeNull();
  });

  test('shows a guest a message, then the login', async () => {
    const site = await arriveAs(null);
    await refuse(site, 'in_need_true_account');
    const dialog = await warning();
    expect(within(dialog).getByText(NEED_TRUE_ACCOUNT)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log in' }));
    expect(await loginDialog()).toBeVisible();
  });

  test('is handled by the page if it has another reason', async () => {
    const site = await arriveAs({});
    await refuse(site, 'forbidden');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('the header shows play money to a trial account, labeled as such, and money to a member', async () => {
  await arriveAs({ accountType: 'trial' });
  const playMoney = await screen.findByRole('group', { name: 'Play money' });
  expect(await within(playMoney).findByText('₱9,876.50')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Balance' })).toBeNull();
  act(() => signInForTest({ account: 'juan02' }));
  const balance = await screen.findByRole('group', { name: 'Balance' });
  expect(await within(balance).findByText('₱10,000.00')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Play money' })).toBeNull();
});

test('offers a demo of the game if there is one', async () => {
  await arriveAs({ accountType: 'trial' });
  const playDemo = vi.fn<() => void>();
  await act(() => Promise.resolve(showAccountWarning('in_need_true_account', playDemo)));
  await userEvent.click(within(await warning()).getByRole('button', { name: 'Play the demo' }));
  expect(playDemo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => Promise.resolve(showAccountWarning('in_need_true_account')));
  expect(within(await warning()).queryByRole('button', { name: 'Play the demo' })).toBeNull();
});
