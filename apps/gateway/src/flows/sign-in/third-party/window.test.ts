// @vitest-environment jsdom
import type { ThirdPartyReply } from '@perya/api-client';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerWindow, closingPageData, fragmentWindow, type WindowMessage } from './window';

const FLOW = 'flow-of-twenty-two-chars';
const TICKET: ThirdPartyReply = { result: 'ticket', ticket: 'secret-ticket' };

afterEach(() => vi.unstubAllGlobals());

/** Opens a page of the window as a browser would, with the browser APIs mocked by the test. */
async function open(page: 'answer' | 'fragment', closing: WindowMessage, hash = '') {
  const app = new Hono();
  app.get('/callback', (context) =>
    page === 'answer'
      ? answerWindow(context, { closing, language: 'EN' })
      : fragmentWindow(context, 'EN'),
  );
  const said: { channel: string; message: unknown }[] = [];
  const fetched: { path: string; body: unknown }[] = [];
  const close = vi.fn();
  vi.stubGlobal('close', close);
  vi.stubGlobal('BroadcastChannel', function channelOf(channel: string) {
    return { postMessage: (message: unknown) => said.push({ channel, message }), close: () => {} };
  });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    fetched.push({ path, body: JSON.parse(body) as unknown });
    return { json: async () => closingPageData(closing, 'EN') };
  });
  history.replaceState(null, '', `/callback?state=the-state&code=the-code${hash}`);
  const response = await app.request('/callback');
  document.documentElement.innerHTML = await response.text();
  const scripts = [...document.querySelectorAll('script')];
  const script = scripts.find(({ nonce, type }) => nonce !== '' && type === '');
  // A script inserted with `innerHTML` doesn't run.
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own script, and the test plays the browser
  new Function(script?.textContent ?? '')();
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  return { scripts, said, fetched, close, text: () => document.body.textContent };
}

describe('the last page of the window', () => {
  it('posts the reply once, on the channel of the waiting page, and closes', async () => {
    const { said, close } = await open('answer', { flow: FLOW, reply: TICKET });
    expect(said).toEqual([{ channel: `perya-sign-in-${FLOW}`, message: TICKET }]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('leaves neither code nor ticket in the URL or in the page', async () => {
    await open('answer', { flow: FLOW, reply: TICKET });
    expect(location.pathname + location.search + location.hash).toBe('/callback');
    expect(document.documentElement.outerHTML).not.toContain('secret-ticket');
  });

  it('posts nothing if the channel is unknown, and shows a message', async () => {
    const reply: ThirdPartyReply = { result: 'failed', message: 'third_party_expired' };
    const { said, text } = await open('answer', { flow: null, reply });
    expect(said).toEqual([]);
    expect(text()).toContain('This login took too long or was already used.');
  });

  it('has a close button, and a hint if the browser doesn’t close it', async () => {
    const { close } = await open('answer', { flow: FLOW, reply: TICKET });
    const button = document.querySelector('button');
    const yourself = document.getElementById('yourself');
    expect(button?.hidden).toBe(false);
    expect(yourself?.hidden).toBe(true);
    button?.click();
    expect(close).toHaveBeenCalledTimes(2);
    expect(yourself?.hidden).toBe(false);
  });

  it('embeds a reply as data that can’t inject markup', async () => {
    const message = '</script><script>window.broken = true</script>';
    const { scripts, said } = await open('answer', {
      flow: FLOW,
      reply: { result: 'failed', message },
    });
    expect(said).toMatchObject([{ message: { message } }]);
    expect(scripts).toHaveLength(2);
  });
});

describe('the page that reads the URL fragment', () => {
  it('sends it with the state, and first removes both from the URL', async () => {
    const { fetched, said } = await open(
      'fragment',
      { flow: FLOW, reply: TICKET },
      '#tgAuthResult=data',
    );
    expect(fetched).toEqual([
      { path: '/callback', body: { state: 'the-state', fragment: '#tgAuthResult=data' } },
    ]);
    expect(said).toEqual([{ channel: `perya-sign-in-${FLOW}`, message: TICKET }]);
    expect(location.pathname + location.search + location.hash).toBe('/callback');
  });
});
