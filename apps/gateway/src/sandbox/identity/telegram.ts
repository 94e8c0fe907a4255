import { THIRD_PARTY_PATH } from '@perya/api-client';
import type { Context, Hono } from 'hono';
import type { Clock } from '../../kernel/time/clock';
import { Rejection } from '../../kernel/http/Rejection';
import { signTelegramLogin } from '../../flows/sign-in/third-party/telegramData';
import { accountChooserPage } from './accountChooserPage';
import { IDENTITY_PATH, SANDBOX_BOT_TOKEN } from './clients';
import { personBy, type Person } from './people';

const PATH = `${IDENTITY_PATH}/telegram`;
const BOT_ID = SANDBOX_BOT_TOKEN.slice(0, SANDBOX_BOT_TOKEN.indexOf(':'));

interface Telegram {
  clock: Clock;
  siteOrigins: readonly string[];
}

/** A fake oauth.telegram.org: signs with the sandbox's bot token. */
export function mountTelegram(app: Hono, { clock, siteOrigins }: Telegram): void {
  const callbacks = new Set(
    siteOrigins.map((site) => `${site}${THIRD_PARTY_PATH}/telegram/callback`),
  );

  const read = (context: Context): URL => {
    const { bot_id, return_to = '' } = context.req.query();
    const back = URL.canParse(return_to) ? new URL(return_to) : undefined;
    const isKnown = back !== undefined && callbacks.has(back.origin + back.pathname);
    if (bot_id !== BOT_ID || !isKnown) {
      throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request');
    }
    return back;
  };

  app.get(`${PATH}/auth`, (context) => {
    read(context);
    const query = context.req.query();
    return accountChooserPage(context, {
      provider: 'telegram',
      action: `${PATH}/decide`,
      query,
      siteOrigins,
    });
  });

  app.get(`${PATH}/decide`, (context) => {
    const back = read(context);
    const person = personBy(context.req.query('person'));
    if (person === undefined) {
      back.hash = 'tgAuthResult=false';
      return context.redirect(back.href, 302);
    }
    const fields = signedFields(person, clock.now());
    if (person.answers === 'plain') {
      for (const [name, value] of Object.entries(fields)) back.searchParams.set(name, value);
    } else {
      // Numeric fields are numbers, as in Telegram's own data.
      const data = { ...fields, id: Number(fields.id), auth_date: Number(fields.auth_date) };
      back.hash = `tgAuthResult=${Buffer.from(JSON.stringify(data)).toString('base64url')}`;
    }
    return context.redirect(back.href, 302);
  });
}

function signedFields({ subject, firstName, lastName }: Person, now: Date) {
  const fields = {
    id: subject,
    first_name: firstName,
    last_name: lastName,
    auth_date: String(Math.floor(now.getTime() / 1000)),
  };
  return { ...fields, hash: signTelegramLogin(fields, SANDBOX_BOT_TOKEN) };
}
