import { thirdPartyChannel, type ThirdPartyReply } from '@perya/api-client';
import type { Context } from 'hono';
import { randomBytes } from 'node:crypto';
import { escapeHtml, page, pagePolicy } from '../../../kernel/http/html';
import { Rejection } from '../../../kernel/http/Rejection';
import { tagOf } from '../../../kernel/text/format';
import { messagesIn } from '../../../kernel/text/messages';

/** The message from the window to the page that opened it. */
export interface WindowMessage {
  /** Null if the waiting page is unknown: the window then only shows its message. */
  flow: string | null;
  reply: ThirdPartyReply;
}

/**
 * First removes secrets from the address and the history, then replies on the channel, once, and closes the
 * window. The delay lets the reply be delivered before the window closes.
 */
const CLOSE_SCRIPT = `
history.replaceState(null, '', location.pathname);
const part = (id) => document.getElementById(id);
const tell = ({ channel, reply, text }) => {
  part('said').textContent = text;
  part('close').hidden = false;
  part('close').addEventListener('click', () => { part('yourself').hidden = false; window.close(); });
  if (channel) {
    const line = new BroadcastChannel(channel);
    line.postMessage(reply);
    line.close();
  }
  setTimeout(() => window.close(), 50);
};
`;

const FINISH_SCRIPT = `${CLOSE_SCRIPT}
const answer = part('answer');
const closing = JSON.parse(answer.textContent);
answer.remove();
tell(closing);
`;

/** Forwards what only this page can see. The state is still valid here, so this has to run first. */
const FRAGMENT_SCRIPT = `
const fragment = location.hash;
const state = new URLSearchParams(location.search).get('state');
${CLOSE_SCRIPT}
const lost = JSON.parse(part('answer').textContent);
fetch(location.pathname, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ state, fragment }),
}).then((response) => response.json()).then(tell, () => tell(lost));
`;

/** The script's data. */
export function closingPageData({ flow, reply }: WindowMessage, language: string) {
  const t = messagesIn(language);
  const text = {
    ticket: t('loginWindow.done'),
    cancelled: t('loginWindow.cancelled'),
    failed: flow === null ? t('loginWindow.expired') : t('loginWindow.failed'),
  }[reply.result];
  return { channel: flow === null ? null : thirdPartyChannel(flow), reply, text };
}

/** Renders the last page of the window. */
export function answerWindow(
  context: Context,
  {
    closing,
    language,
    status = 200,
  }: { closing: WindowMessage; language: string; status?: number },
): Response {
  const given = closingPageData(closing, language);
  return html(context, { language, given, said: given.text, script: FINISH_SCRIPT, status });
}

/** Renders the page that forwards an answer from after the `#`. */
export function fragmentWindow(context: Context, language: string): Response {
  const given = closingPageData({ flow: null, reply: failedReply(providerFailed()) }, language);
  const said = messagesIn(language)('loginWindow.wait');
  return html(context, { language, given, said, script: FRAGMENT_SCRIPT, status: 200 });
}

/** A rejection as a reply to the waiting page. */
export const failedReply = ({ messageKey }: Rejection): ThirdPartyReply => ({
  result: 'failed',
  message: messageKey,
});

/** The provider's answer is invalid or missing; details are in the log. */
export const providerFailed = () => new Rejection(502, 'PROVIDER_FAILED', 'third_party_failed');

interface Html {
  language: string;
  given: ReturnType<typeof closingPageData>;
  said: string;
  script: string;
  status: number;
}

function html(context: Context, { language, given, said, script, status }: Html): Response {
  const t = messagesIn(language);
  const title = t('loginWindow.title');
  const nonce = randomBytes(16).toString('base64');
  context.header('Content-Security-Policy', pagePolicy({ nonce, connect: "'self'" }));
  context.header('Referrer-Policy', 'no-referrer');
  context.header('Cache-Control', 'no-store');
  const data = JSON.stringify(given).replaceAll('<', String.raw`\u003c`);
  return context.html(
    page(
      title,
      `<h1>${escapeHtml(title)}</h1><p id="said" role="status">${escapeHtml(said)}</p><p><button id="close" type="button" hidden>${escapeHtml(t('loginWindow.close'))}</button></p><p id="yourself" hidden>${escapeHtml(t('loginWindow.closeYourself'))}</p><noscript><p>${escapeHtml(t('loginWindow.noScript'))}</p></noscript>`,
      {
        lang: tagOf(language),
        scripts: `<script type="application/json" id="answer">${data}</script><script nonce="${nonce}">${script}</script>`,
      },
    ),
    status as 200,
  );
}
