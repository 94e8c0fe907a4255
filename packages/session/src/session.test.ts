import { tierRuns } from '@perya/vitest-preset/tier';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { createSession, type Session, type SessionEvent } from './session';
import { testMemberInfo } from './testing';

/** A storage whose capacity can be limited. */
class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();
  /** Maximum number of entries. */
  room = Infinity;
  set isFull(isFull: boolean) {
    this.room = isFull ? 0 : Infinity;
  }
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    if (this.#items.size >= this.room) throw new DOMException('no room', 'QuotaExceededError');
    this.#items.set(key, value);
  }
  keys() {
    return [...this.#items.keys()];
  }
}

interface Tab {
  session: Session;
  storage: FakeStorage;
  events: SessionEvent[];
}

/** How often a tab was asked to check its session because of a sign-in elsewhere. */
function questionsOf({ events }: Tab): number {
  return events.filter((event) => event.type === 'questioned' && event.cause === 'other-sign-in')
    .length;
}

interface SleepyTab extends Tab {
  isAsleep(): boolean;
  /** Delivers a change of local storage from elsewhere, however late. */
  hear(key: string, newValue: string | null): void;
  sleep(): void;
  wake(): void;
}

/** One browser: its tabs share local storage, and receive each other's channel messages unless suspended. */
function fakeBrowser({ hasChannel = true, isBlocked = false } = {}) {
  const shared = new FakeStorage();
  const channels = new Set<EventTarget>();
  const targets = new Set<EventTarget>();
  const asleep = new Set<EventTarget>();

  function openTab(storage = new FakeStorage()): SleepyTab {
    const target = new EventTarget();
    targets.add(target);
    let channel: EventTarget | undefined;
    const session = createSession({
      tabStorage: () => {
        if (isBlocked) throw new DOMException('blocked', 'SecurityError');
        return storage;
      },
      sharedStorage: () => {
        if (isBlocked) throw new DOMException('blocked', 'SecurityError');
        return {
          getItem: (key: string) => shared.getItem(key),
          setItem(key: string, newValue: string) {
            shared.setItem(key, newValue);
            for (const other of targets) {
              if (other !== target && !asleep.has(other)) {
                other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
              }
            }
          },
        } as Storage;
      },
      channel: () => {
        if (!hasChannel) return undefined;
        const own = new EventTarget();
        channel = own;
        channels.add(own);
        return Object.assign(own, {
          postMessage(data: unknown) {
            for (const other of channels) {
              if (other !== own && !asleep.has(other)) {
                other.dispatchEvent(new MessageEvent('message', { data }));
              }
            }
          },
          close: () => channels.delete(own),
        }) as unknown as BroadcastChannel;
      },
      target,
    });
    const events: SessionEvent[] = [];
    session.onEvent((event) => events.push(event));
    return {
      session,
      storage,
      events,
      hear(key, newValue) {
        target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
      },
      isAsleep: () => asleep.has(target),
      sleep() {
        asleep.add(target);
        if (channel) asleep.add(channel);
      },
      wake() {
        asleep.delete(target);
        if (channel) asleep.delete(channel);
        session.recheck();
      },
    };
  }
  /** Receives all messages of the channel, like another script of the origin. */
  function listen(listener: (data: unknown) => void): void {
    const ear = new EventTarget();
    ear.addEventListener('message', (event) => listener((event as MessageEvent<unknown>).data));
    channels.add(ear);
  }
  /** Sends a message on the channel, like another script of the origin. */
  function say(data: unknown): void {
    for (const channel of channels) channel.dispatchEvent(new MessageEvent('message', { data }));
  }
  return { openTab, shared, listen, say };
}

const state = ({ session }: Tab) => session.store.getState();

describe('a tab', () => {
  it('keeps the specified values in session storage, and restores them after a reload', () => {
    const browser = fakeBrowser();
    const { session, storage } = browser.openTab();
    session.setMerchant('perya');
    const info = testMemberInfo({
      accountType: 'agent',
      agentType: 41,
      clubLabel: {
        name: 'Gold',
        textColor: '#fff',
        backgroundColor: 'rgb(1, 2, 3)',
        rankLevel: 5,
      },
      vipServiceLabel: 'Fiesta Circle',
    });
    session.signIn({ token: 't1' }, info);
    expect(Object.fromEntries(storage.keys().map((key) => [key, storage.getItem(key)]))).toEqual({
      merchant: 'perya',
      token: 't1',
      signOutMarkSeen: '',
      account: 'juan01',
      customerId: '1001',
      isAgent: 'true',
      memberType: '41',
      memberLabel: 'Gold',
      memberLabelTextColor: '#fff',
      memberLabelBgColor: 'rgb(1, 2, 3)',
      memberRank: '5',
      vipServiceLabel: 'Fiesta Circle',
    });

    const reloaded = browser.openTab(storage);
    expect(state(reloaded)).toEqual(session.store.getState());
    expect(state(reloaded).member).toMatchObject({ isAgent: true, agentType: 41 });
  });

  it('is signed out during hydration, even if storage has a session', () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    tab.session.signIn({ token: 't1' });
    const reloaded = browser.openTab(tab.storage);
    expect(reloaded.session.store.getInitialState()).toMatchObject({
      status: 'signed-out',
      token: null,
    });
    expect(state(reloaded).status).toBe('signed-in');
  });

  it('accepts no style that is not a color', () => {
    const tab = fakeBrowser().openTab();
    const clubLabel = {
      name: 'X',
      textColor: 'red; background: url(//evil)',
      backgroundColor: '#12345',
      rankLevel: 1,
    };
    tab.session.signIn({ token: 't1' }, testMemberInfo({ clubLabel }));
    expect(state(tab).member?.label).toEqual({ text: 'X', textColor: null, backgroundColor: null });
  });

  it('clears everything but the merchant on sign-out, including entries of other code', () => {
    const tab = fakeBrowser().openTab();
    tab.session.setMerchant('perya');
    tab.session.signIn({ token: 't1' }, testMemberInfo());
    tab.storage.setItem('salaryFlags', '1');
    tab.session.signOut();
    expect(tab.storage.keys()).toEqual(['merchant']);
    expect(state(tab)).toMatchObject({ status: 'signed-out', token: null, member: null });
    expect(tab.session.getToken()).toBeNull();
    expect(tab.events.at(-1)).toEqual({ type: 'signed-out', cause: 'here' });
  });

  it('ignores member info that arrives after the sign-out, or belongs to an earlier token', () => {
    const tab = fakeBrowser().openTab();
    tab.session.signIn({ token: 't1' });
    tab.session.signOut();
    tab.session.setMemberInfo(testMemberInfo(), 't1');
    expect(state(tab).member).toBeNull();
    tab.session.signIn({ token: 't2' });
    tab.session.setMemberInfo(testMemberInfo(), 't1');
    expect(state(tab).member).toBeNull();
    tab.session.setMemberInfo(testMemberInfo(), 't2');
    expect(state(tab).member?.account).toBe('juan01');
    expect(tab.storage.getItem('account')).toBe('juan01');
  });

  it('continues with a renewed token, also after a reload; a guest gets none', () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    tab.session.replaceToken('t0');
    expect(state(tab)).toMatchObject({ status: 'signed-out', token: null });
    expect(tab.storage.keys()).toEqual([]);
    tab.session.signIn({ token: 't1' }, testMemberInfo());
    tab.session.replaceToken('t2');
    expect(state(tab)).toMatchObject({ token: 't2', member: { account: 'juan01' } });
    expect(state(browser.openTab(tab.storage)).token).toBe('t2');
    tab.session.expireSession('expired');
    tab.session.replaceToken('t3');
    expect(state(tab)).toMatchObject({ status: 'expired', token: null });
  });

  it('removes the remains of a session without its token', () => {
    const storage = new FakeStorage();
    storage.setItem('account', 'juan01');
    storage.setItem('merchant', 'perya');
    const tab = fakeBrowser().openTab(storage);
    expect(state(tab)).toMatchObject({ status: 'signed-out', merchant: 'perya' });
    expect(storage.keys()).toEqual(['merchant']);
  });

  it('works without storage and without a channel', () => {
    const nothing = { tabStorage: () => undefined, sharedStorage: () => undefined };
    const session = createSession({
      ...nothing,
      channel: () => undefined,
      target: new EventTarget(),
    });
    session.signIn({ token: 't1' }, testMemberInfo());
    session.recheck();
    expect(session.store.getState()).toMatchObject({ token: 't1', storageError: 'blocked' });
    session.signOut();
    expect(session.store.getState()).toMatchObject({ status: 'signed-out', member: null });
  });

  it('holds a token for a password change without being signed in or storing it', () => {
    const tab = fakeBrowser().openTab();
    tab.session.setTemporaryToken('t0');
    expect(tab.session.getToken()).toBe('t0');
    expect(state(tab).status).toBe('signed-out');
    expect(tab.storage.keys()).toEqual([]);
    tab.session.clearTemporaryToken();
    expect(tab.session.getToken()).toBeNull();
  });
});

describe('an expired session', () => {
  it('asks once, keeps the member on the page and continues after the sign-in', () => {
    const tab = fakeBrowser().openTab();
    tab.session.signIn({ token: 't1' }, testMemberInfo());
    tab.storage.setItem('deposit-key', 'k1');
    tab.session.expireSession('expired');
    tab.session.expireSession('replaced');
    expect(tab.events).toEqual([
      { type: 'signed-in', isOtherMember: false },
      { type: 'expired', reason: 'expired' },
    ]);
    expect(state(tab)).toMatchObject({
      status: 'expired',
      token: null,
      member: { account: 'juan01' },
      loginRequest: { kind: 'login', reason: 'expired' },
    });
    // A pending money call must be retried with the same key.
    expect(tab.storage.keys()).toEqual(['deposit-key']);
    tab.session.signIn({ token: 't2' }, testMemberInfo());
    expect(tab.events.at(-1)).toEqual({ type: 'signed-in', isOtherMember: false });
    expect(state(tab).loginRequest).toBeNull();
  });

  it.each(['expired', 'replaced', 'ended'] as const)(
    'with the reason %s reports it once, and clears the arrival message',
    (reason) => {
      const tab = fakeBrowser().openTab();
      tab.session.signIn({ token: 't1' }, testMemberInfo(), { arrival: 'first-login' });
      tab.session.expireSession(reason);
      // Another call of the page is rejected for the current state; the first reason is the actual one.
      tab.session.expireSession('expired');
      expect(state(tab)).toMatchObject({ loginRequest: { kind: 'login', reason }, arrival: null });
      expect(tab.events.filter(({ type }) => type === 'expired')).toEqual([
        { type: 'expired', reason },
      ]);
      // A visitor who switches to registration still sees the reason.
      tab.session.requestLogin('register');
      expect(state(tab).loginRequest).toEqual({ kind: 'register', reason });
    },
  );

  it('does not occur for a guest, nor after a sign-out', () => {
    const tab = fakeBrowser().openTab();
    tab.session.expireSession('replaced');
    expect(state(tab)).toMatchObject({ status: 'signed-out', loginRequest: null });
    tab.session.signIn({ token: 't1' });
    tab.session.signOut();
    tab.session.expireSession('replaced');
    expect(state(tab)).toMatchObject({ status: 'signed-out', loginRequest: null });
  });

  it('reports when another member signs in, or when the member is unknown', () => {
    const tab = fakeBrowser().openTab();
    tab.session.signIn({ token: 't1' }, testMemberInfo());
    tab.session.expireSession('expired');
    tab.session.signIn({ token: 't2' }, testMemberInfo({ account: 'maria' }));
    expect(tab.events.at(-1)).toEqual({ type: 'signed-in', isOtherMember: true });
    tab.session.expireSession('expired');
    tab.session.signIn({ token: 't3' });
    expect(tab.events.at(-1)).toEqual({ type: 'signed-in', isOtherMember: true });
  });

  it('ends when the visitor does not sign in again', () => {
    const tab = fakeBrowser().openTab();
    tab.session.signIn({ token: 't1' }, testMemberInfo());
    tab.session.expireSession('expired');
    tab.session.dismissLoginRequest();
    expect(state(tab)).toMatchObject({ status: 'signed-out', member: null, loginRequest: null });
    expect(tab.events.at(-1)).toEqual({ type: 'signed-out', cause: 'here' });
  });
});

describe('a cached page that is restored after a later page of its tab', () => {
  const LATER = { token: 't2' };

  it('has signed in, shows the member', () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    const action = vi.fn<() => void>();
    tab.session.requireLogin(action);
    browser.openTab(tab.storage).session.signIn(LATER, testMemberInfo());
    tab.session.recheck();
    expect(state(tab)).toMatchObject({
      status: 'signed-in',
      token: 't2',
      member: { account: 'juan01' },
      loginRequest: null,
    });
    expect(tab.events).toEqual([{ type: 'signed-in', isOtherMember: false }]);
    // The action was pending on another page than the one that signed in.
    expect(tab.session.signIn({ token: 't3' })).toEqual({ ranPendingAction: false });
  });

  it.each([
    ['the same member', testMemberInfo(), false],
    ['another member', testMemberInfo({ account: 'maria' }), true],
    ['a member whose details are not loaded yet', undefined, true],
  ])(
    'has signed in %s, adopts the sign-in and reports whether the member changed',
    (_, info, isOther) => {
      const browser = fakeBrowser();
      const tab = browser.openTab();
      tab.session.signIn({ token: 't1' }, testMemberInfo());
      browser.openTab(tab.storage).session.signIn(LATER, info);
      tab.session.recheck();
      expect(state(tab).token).toBe('t2');
      expect(tab.events.at(-1)).toEqual({ type: 'signed-in', isOtherMember: isOther });
    },
  );

  it('has signed out, is signed out too', () => {
    const tab = fakeBrowser().openTab();
    tab.session.signIn({ token: 't1' }, testMemberInfo());
    tab.storage.clear();
    tab.session.recheck();
    expect(state(tab)).toMatchObject({ status: 'signed-out', token: null, member: null });
    expect(tab.events.at(-1)).toEqual({ type: 'signed-out', cause: 'other-tab' });
  });

  it('has done nothing, emits nothing for a guest', () => {
    const tab = fakeBrowser().openTab();
    tab.session.recheck();
    expect(tab.events).toEqual([]);
  });
});

describe('requireLogin', () => {
  it('runs at once when signed in', () => {
    const { session } = fakeBrowser().openTab();
    session.signIn({ token: 't1' });
    const action = vi.fn<() => void>();
    session.requireLogin(action);
    expect(action).toHaveBeenCalledOnce();
  });

  it('requests a sign-in, then runs the last action exactly once', async () => {
    const tab = fakeBrowser().openTab();
    const first = vi.fn<() => void>();
    const last = vi.fn<() => void>();
    tab.session.requireLogin(first, { kind: 'register' });
    tab.session.requireLogin(last);
    expect(state(tab).loginRequest).toEqual({ kind: 'register', reason: 'asked' });
    expect(tab.session.signIn({ token: 't1' })).toEqual({ ranPendingAction: true });
    await Promise.resolve();
    expect(tab.session.signIn({ token: 't2' })).toEqual({ ranPendingAction: false });
    await Promise.resolve();
    expect(first).not.toHaveBeenCalled();
    expect(last).toHaveBeenCalledOnce();
  });

  it('drops the action when the dialog is closed, or reopened by its own button', async () => {
    const tab = fakeBrowser().openTab();
    const action = vi.fn<() => void>();
    tab.session.requireLogin(action);
    tab.session.dismissLoginRequest();
    expect(state(tab).loginRequest).toBeNull();
    expect(tab.events).toEqual([]);
    tab.session.requireLogin(action);
    tab.session.requestLogin('register');
    expect(state(tab).loginRequest?.kind).toBe('register');
    tab.session.signIn({ token: 't1' });
    await Promise.resolve();
    expect(action).not.toHaveBeenCalled();
  });
});

describe('an arrival', () => {
  it('is available until it was seen, and belongs to its own sign-in', () => {
    const tab = fakeBrowser().openTab();
    expect(state(tab).arrival).toBeNull();
    tab.session.signIn({ token: 't1' }, testMemberInfo(), { arrival: 'registered' });
    expect(state(tab).arrival).toEqual({ kind: 'registered' });
    tab.session.markAfterLoginShown();
    expect(state(tab).arrival).toBeNull();
    tab.session.signIn({ token: 't2' }, testMemberInfo(), { arrival: 'first-login' });
    tab.session.signIn({ token: 't3' }, testMemberInfo());
    expect(state(tab).arrival).toBeNull();
  });

  it('ends with the sign-out, and with a reload', () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    tab.session.signIn({ token: 't1' }, testMemberInfo(), { arrival: 'first-login' });
    expect(state(browser.openTab(tab.storage)).arrival).toBeNull();
    tab.session.signOut();
    expect(state(tab).arrival).toBeNull();
  });
});

describe('a sign-in elsewhere in the browser', () => {
  const questions = ({ events }: Tab) => events.filter(({ type }) => type === 'questioned');

  it.each([
    ['through the channel', { hasChannel: true }],
    ['through the storage event if there is no channel', { hasChannel: false }],
    ['through the channel if storage is blocked', { hasChannel: true, isBlocked: true }],
  ])('requests one session check in the other tabs, %s', (_, options) => {
    const browser = fakeBrowser(options);
    const [one, two, guest] = [browser.openTab(), browser.openTab(), browser.openTab()];
    one.session.signIn({ token: 't1' });
    expect(questions(two)).toEqual([]);
    two.session.signIn({ token: 't2' });
    expect(questions(one)).toEqual([{ type: 'questioned', cause: 'other-sign-in' }]);
    expect(questions(two)).toEqual([]);
    expect(questions(guest)).toEqual([]);
    // Only a check is requested: the token may still be valid.
    expect(state(one)).toMatchObject({ status: 'signed-in', token: 't1' });
    two.session.signIn({ token: 't3' });
    expect(questions(one)).toHaveLength(2);
  });

  it('sends no secret', () => {
    const browser = fakeBrowser();
    browser.openTab().session.signIn({ token: 'a-secret-token' }, testMemberInfo());
    const shared = browser.shared.keys().map((key) => browser.shared.getItem(key));
    expect(shared.join()).not.toMatch(/secret|juan01|1001/);
  });

  it('requests a check when a signed-in tab regains focus', () => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.session.signIn({ token: 't1' });
    one.sleep();
    two.session.signIn({ token: 't2' });
    expect(questions(one)).toEqual([]);
    one.wake();
    expect(questions(one)).toEqual([{ type: 'questioned', cause: 'seen-again' }]);
    one.session.expireSession('replaced');
    one.session.recheck();
    two.session.signOut();
    expect(questions(one)).toHaveLength(1);
  });

  it('is not treated as a sign-out by a tab of an earlier build, nor vice versa', () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    tab.session.signIn({ token: 't1' });
    const others = browser.openTab();
    const heard: unknown[] = [];
    browser.listen((data) => heard.push(data));
    others.session.signIn({ token: 't2' });
    // An earlier build treats every string as a sign-out.
    expect(heard.map((data) => typeof data)).toEqual(['object']);
    others.session.signOut();
    expect(typeof heard.at(-1)).toBe('string');
  });
});

describe('other tabs', () => {
  it.each([
    ['through the channel', { hasChannel: true }],
    ['through the storage event if there is no channel', { hasChannel: false }],
    ['through the channel if storage is blocked', { hasChannel: true, isBlocked: true }],
  ])('sign out too, %s', (_, options) => {
    const browser = fakeBrowser(options);
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.session.signIn({ token: 't1' });
    two.session.signIn({ token: 't2' });
    one.session.signOut();
    expect(state(two)).toMatchObject({ status: 'signed-out', token: null });
    expect(two.events.filter(({ type }) => type === 'signed-out')).toEqual([
      { type: 'signed-out', cause: 'other-tab' },
    ]);
    expect(two.storage.keys()).not.toContain('token');
  });

  it('notice it when they resume, also after a reload', () => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.session.signIn({ token: 't1' });
    two.session.signIn({ token: 't2' });
    two.sleep();
    one.session.signOut();
    expect(state(two).status).toBe('signed-in');
    expect(state(browser.openTab(two.storage)).status).toBe('signed-out');
    two.wake();
    expect(state(two)).toMatchObject({ status: 'signed-out', token: null });
  });

  it('clear their data when they are reloaded after it', () => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    two.session.signIn({ token: 't2' });
    two.storage.setItem('salaryFlags', '1');
    one.session.signIn({ token: 't1' });
    two.sleep();
    one.session.signOut();
    const reloaded = browser.openTab(two.storage);
    expect(state(reloaded).status).toBe('signed-out');
    expect(two.storage.keys()).toEqual([]);
  });

  it('are not signed out by a guest, nor by unrelated storage changes', () => {
    const browser = fakeBrowser();
    const [one, guest] = [browser.openTab(), browser.openTab()];
    one.session.signIn({ token: 't0' });
    one.session.signOut();
    one.session.signIn({ token: 't1' });
    const before = one.events.length;
    guest.session.signOut();
    one.hear('theme', 'dark');
    one.hear('signOutMark', null);
    one.hear('signInMark', null);
    browser.shared.clear();
    one.session.recheck();
    expect(state(one)).toMatchObject({ status: 'signed-in', token: 't1' });
    expect(one.events.slice(before)).toEqual([{ type: 'questioned', cause: 'seen-again' }]);
    expect(guest.events).toEqual([]);
  });

  it.each([null, 7, {}, { signIn: 7 }, { signOut: 'x' }, ['x']])(
    'ignore the message %j',
    (message) => {
      const browser = fakeBrowser();
      const tab = browser.openTab();
      tab.session.signIn({ token: 't1' });
      browser.say(message);
      expect(state(tab).status).toBe('signed-in');
      expect(tab.events).toHaveLength(1);
    },
  );

  it('do not end a session of an earlier build, which had no marks', () => {
    const browser = fakeBrowser();
    const other = browser.openTab();
    other.session.signIn({ token: 't1' });
    other.session.signOut();
    const storage = new FakeStorage();
    storage.setItem('token', 't0');
    expect(state(browser.openTab(storage)).status).toBe('signed-in');
  });

  it.each([true, false])('are ignored by a closed session (channel: %s)', (hasChannel) => {
    const browser = fakeBrowser({ hasChannel });
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.session.signIn({ token: 't1' });
    two.session.signIn({ token: 't2' });
    two.session.close();
    two.events.length = 0;
    one.session.signIn({ token: 't3' });
    one.session.signOut();
    expect(two.events).toEqual([]);
  });

  it('that wait for a renewed sign-in notice it too', () => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.session.signIn({ token: 't1' });
    two.session.signIn({ token: 't2' }, testMemberInfo());
    two.session.expireSession('expired');
    two.sleep();
    one.session.signOut();
    expect(state(two).member).not.toBeNull();
    two.wake();
    expect(state(two)).toMatchObject({ status: 'signed-out', member: null, loginRequest: null });
  });

  it('are not signed in by a sign-in: session storage belongs to one tab', () => {
    const browser = fakeBrowser();
    browser.openTab().session.signIn({ token: 't1' });
    expect(state(browser.openTab()).status).toBe('signed-out');
  });

  it('do not undo a sign-in that came after the sign-out', () => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.session.signIn({ token: 't1' });
    one.session.signOut();
    two.session.signIn({ token: 't2' });
    two.sleep();
    two.wake();
    expect(state(two).status).toBe('signed-in');
    two.hear('signOutMark', browser.shared.getItem('signOutMark'));
    expect(state(two).status).toBe('signed-in');
    two.hear('signOutMark', 'a later one');
    expect(state(two).status).toBe('signed-out');
  });
});

describe('storage', () => {
  it('that is blocked is replaced by memory, and reports it', () => {
    const tab = fakeBrowser({ isBlocked: true }).openTab();
    tab.session.signIn({ token: 't1' }, testMemberInfo());
    expect(state(tab)).toMatchObject({ status: 'signed-in', token: 't1', storageError: 'blocked' });
    tab.session.recheck();
    expect(state(tab).status).toBe('signed-in');
  });

  it('that fills up during a session keeps none of it', () => {
    const tab = fakeBrowser().openTab();
    tab.storage.room = 2;
    tab.session.signIn({ token: 't1' }, testMemberInfo());
    expect(tab.storage.keys()).toEqual([]);
    expect(state(tab)).toMatchObject({ token: 't1', storageError: 'full' });
  });

  it('that is full never keeps half of a session', () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    tab.session.signIn({ token: 't1' }, testMemberInfo());
    tab.storage.isFull = true;
    tab.session.signIn({ token: 't2' }, testMemberInfo({ account: 'maria' }));
    expect(state(tab)).toMatchObject({ token: 't2', storageError: 'full' });
    expect(tab.storage.keys()).toEqual([]);
    expect(state(browser.openTab(tab.storage)).status).toBe('signed-out');
    tab.storage.isFull = false;
    tab.session.signOut();
    tab.session.signIn({ token: 't3' });
    expect(state(tab)).toMatchObject({ token: 't3', storageError: null });
  });
});

/** Violated invariants of a tab. */
function brokenPromises(tab: Tab): string[] {
  const { status, token, member, loginRequest, arrival, storageError } = state(tab);
  const stored = { token: tab.storage.getItem('token'), account: tab.storage.getItem('account') };
  const promises: [holds: boolean, promise: string][] = [
    [(token !== null) === (status === 'signed-in'), 'there is a token exactly while signed in'],
    [stored.token === null || stored.token === token, 'storage holds no other token'],
    [storageError !== null || stored.token === token, 'storage lacks the token only with an error'],
    [
      stored.account === null || stored.account === member?.account,
      'storage holds no other member',
    ],
    [status === 'signed-in' || stored.account === null, 'storage holds no member once it is over'],
    [status !== 'signed-out' || member === null, 'a guest is no member'],
    [status !== 'signed-in' || loginRequest === null, 'who is signed in is not asked to'],
    [
      (status === 'expired') === ((loginRequest?.reason ?? 'asked') !== 'asked'),
      'who asks to sign in again says why, and nobody else does',
    ],
    [arrival === null || status === 'signed-in', 'only who is signed in has arrived'],
  ];
  return promises.filter(([holds]) => !holds).map(([, promise]) => promise);
}

it('keeps its invariants through any sequence of events in two tabs', async () => {
  const runs = new Map<number, number>();
  const REASONS = ['expired', 'replaced', 'ended'] as const;
  const events: Record<string, (tab: SleepyTab, serial: number) => void> = {
    signIn: ({ session }, serial) => session.signIn({ token: `t${serial}` }),
    signInWithInfo: ({ session }, serial) =>
      session.signIn({ token: `t${serial}` }, testMemberInfo({ account: `a${serial % 3}` })),
    setMemberInfo: ({ session }, serial) =>
      session.setMemberInfo(
        testMemberInfo({ accountType: 'trial' }),
        (serial % 2 === 0 ? session.getToken() : null) ?? 'an earlier one',
      ),
    signInWithArrival: ({ session }, serial) =>
      session.signIn({ token: `t${serial}` }, testMemberInfo(), { arrival: 'registered' }),
    markAfterLoginShown: ({ session }) => session.markAfterLoginShown(),
    signOut(tab) {
      const others = state(tab).status === 'signed-out' ? tab.storage.keys() : [];
      tab.session.signOut();
      expect(tab.session.getToken()).toBeNull();
      expect(tab.storage.keys()).toEqual(others);
    },
    expireSession: ({ session }, serial) => session.expireSession(REASONS[serial % 3] ?? 'ended'),
    requireLogin: ({ session }, serial) =>
      session.requireLogin(() => runs.set(serial, (runs.get(serial) ?? 0) + 1)),
    requestLogin: ({ session }) => session.requestLogin('register'),
    dismissLoginRequest: ({ session }) => session.dismissLoginRequest(),
    setTemporaryToken: ({ session }) => session.setTemporaryToken('held'),
    clearTemporaryToken: ({ session }) => session.clearTemporaryToken(),
    recheck: ({ session }) => session.recheck(),
    reload: ({ session }) => session.close(),
    sleep: (tab) => tab.sleep(),
    wake: (tab) => tab.wake(),
    fill({ storage }) {
      storage.isFull = true;
    },
    empty({ storage }) {
      storage.isFull = false;
    },
  };
  const step = fc.record({
    isFirst: fc.boolean(),
    event: fc.constantFrom(...Object.keys(events)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.boolean(), async (steps, hasChannel) => {
      const browser = fakeBrowser({ hasChannel });
      let [first, second] = [browser.openTab(), browser.openTab()];
      runs.clear();
      for (const [serial, { isFirst, event }] of steps.entries()) {
        const [tab, other] = isFirst ? [first, second] : [second, first];
        const before = questionsOf(other);
        const isHeard = event.startsWith('signIn') && state(other).status === 'signed-in';
        events[event]?.(tab, serial);
        const asked = questionsOf(other) - before;
        expect(asked, 'each sign-in is heard once, by who is awake').toBe(
          isHeard && !other.isAsleep() ? 1 : 0,
        );
        if (event === 'reload' && isFirst) first = browser.openTab(tab.storage);
        if (event === 'reload' && !isFirst) second = browser.openTab(tab.storage);
        await Promise.resolve();
        expect([...brokenPromises(first), ...brokenPromises(second)]).toEqual([]);
      }
      expect([...runs.values()].every((count) => count === 1)).toBe(true);
    }),
    { numRuns: tierRuns(300) },
  );
});
