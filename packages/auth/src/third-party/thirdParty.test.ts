import { thirdPartyChannel } from '@perya/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  newThirdPartyFlow,
  openThirdParty,
  type ThirdPartyBrowser,
  type ThirdPartyEvent,
} from './thirdParty';

/** A fake channel, window and clock, controlled by the test. */
function fakeBrowser({ isBlocked = false } = {}) {
  const channel = new EventTarget();
  const opened = {
    closed: false,
    focus: vi.fn<() => void>(),
    close: vi.fn<() => void>(),
  };
  const state = {
    channelName: '',
    address: '',
    isChannelOpen: false,
    timers: new Set<() => void>(),
  };
  const browser: ThirdPartyBrowser = {
    open: (address) => {
      expect(state.isChannelOpen, 'somebody listens before the window opens').toBe(true);
      state.address = address;
      return isBlocked ? null : opened;
    },
    channel: (name) => {
      state.channelName = name;
      state.isChannelOpen = true;
      return Object.assign(channel, {
        close: () => {
          state.isChannelOpen = false;
        },
      }) as unknown as BroadcastChannel;
    },
    setInterval: (action) => {
      state.timers.add(action);
      return 7;
    },
    clearInterval: () => state.timers.clear(),
  };
  return {
    browser,
    state,
    opened,
    tick: () => {
      for (const action of state.timers) action();
    },
    reply: (data: unknown) => {
      if (state.isChannelOpen) channel.dispatchEvent(new MessageEvent('message', { data }));
    },
  };
}

let events: ThirdPartyEvent[];
beforeEach(() => {
  events = [];
});

async function openWindow(fake: ReturnType<typeof fakeBrowser>) {
  const flow = await newThirdPartyFlow();
  const handle = openThirdParty('google', flow, 'TH', (event) => events.push(event), fake.browser);
  return { flow, handle };
}

describe('a flow', () => {
  it('has a 256-bit secret and its challenge', async () => {
    const { flow, verifier, challenge } = await newThirdPartyFlow();
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(flow).toMatch(/^[\w-]{43}$/);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    expect(challenge).toBe(Buffer.from(digest).toString('base64url'));
    expect((await newThirdPartyFlow()).verifier).not.toBe(verifier);
  });
});

describe('a sign-in window', () => {
  it('opens the platform’s page with the challenge, never the verifier', async () => {
    const fake = fakeBrowser();
    const { flow } = await openWindow(fake);
    const { pathname, searchParams } = new URL(fake.state.address, 'https://site.example');
    expect(pathname).toBe('/wps/session/thirdParty/google');
    expect(Object.fromEntries(searchParams)).toEqual({
      flow: flow.flow,
      challenge: flow.challenge,
      language: 'TH',
    });
    expect(fake.state.address).not.toContain(flow.verifier);
    expect(fake.state.channelName).toBe(thirdPartyChannel(flow.flow));
  });

  it('returns a ticket with the verifier, once', async () => {
    const fake = fakeBrowser();
    const { flow } = await openWindow(fake);
    fake.reply({ result: 'ticket', ticket: 't-1' });
    fake.reply({ result: 'ticket', ticket: 't-2' });
    fake.opened.closed = true;
    fake.tick();
    expect(events).toEqual([{ kind: 'ticket', ticket: 't-1', verifier: flow.verifier }]);
    expect(fake.state.isChannelOpen).toBe(false);
  });

  it.each([
    [{ result: 'cancelled' }, { kind: 'cancelled' }],
    [
      { result: 'failed', message: 'registration_closed' },
      { kind: 'failed', messageKey: 'registration_closed' },
    ],
  ])('reports %o', async (reply, event) => {
    const fake = fakeBrowser();
    await openWindow(fake);
    fake.reply(reply);
    expect(events).toEqual([event]);
    expect(fake.state.timers.size).toBe(0);
  });

  it.each([null, 'ticket', { result: 'ticket' }, { result: 'other' }, { ticket: 't-1' }])(
    'ignores %o',
    async (message) => {
      const fake = fakeBrowser();
      await openWindow(fake);
      fake.reply(message);
      expect(events).toEqual([]);
      expect(fake.state.isChannelOpen).toBe(true);
    },
  );

  it('reports once that it was closed, and still accepts a late response', async () => {
    const fake = fakeBrowser();
    await openWindow(fake);
    fake.tick();
    expect(events).toEqual([]);
    fake.opened.closed = true;
    fake.tick();
    fake.tick();
    expect(events).toEqual([{ kind: 'closed' }]);
    fake.reply({ result: 'ticket', ticket: 't-1' });
    expect(events[1]).toMatchObject({ kind: 'ticket', ticket: 't-1' });
  });

  it('has a URL to open manually if blocked, and is still listened to', async () => {
    const fake = fakeBrowser({ isBlocked: true });
    await openWindow(fake);
    expect(events).toEqual([{ kind: 'blocked', address: fake.state.address }]);
    fake.reply({ result: 'ticket', ticket: 't-1' });
    expect(events[1]).toMatchObject({ kind: 'ticket' });
  });

  it('is ignored after it is stopped', async () => {
    const fake = fakeBrowser();
    const { handle } = await openWindow(fake);
    handle.focus();
    expect(fake.opened.focus).toHaveBeenCalledOnce();
    handle.stop();
    fake.reply({ result: 'ticket', ticket: 't-1' });
    fake.tick();
    expect(events).toEqual([]);
  });

  it('is closed when stopped, and closes itself after responding', async () => {
    const given = fakeBrowser();
    (await openWindow(given)).handle.stop();
    expect(given.opened.close).toHaveBeenCalledOnce();
    const answered = fakeBrowser();
    await openWindow(answered);
    answered.reply({ result: 'cancelled' });
    expect(answered.opened.close, 'it says first what became of it').not.toHaveBeenCalled();
  });

  it('is always new, because the last one may be closing', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const flow = await newThirdPartyFlow();
    openThirdParty('google', flow, 'TH', () => undefined).stop();
    expect(open).toHaveBeenCalledExactlyOnceWith(expect.any(String), '_blank', expect.any(String));
    open.mockRestore();
  });
});
