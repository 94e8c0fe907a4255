import type { ThirdPartySettings } from '../../../kernel/config/config';
import { IdentityError, type AuthorizationResponse, type IdentityProvider } from './provider';
import { readTelegramLogin } from './telegramData';

export interface TelegramOptions extends NonNullable<ThirdPartySettings['telegram']> {
  /** Records that this login data was used; returns false if it was used before. */
  spend(hash: string, now: Date): Promise<boolean>;
}

/** The parameters of the callback's query that the gateway added; Telegram doesn't sign them. */
const OURS = new Set(['state']);
const RESULT = /^#?tgAuthResult=(.*)$/s;

/** Telegram's own login: not OAuth, but data signed with the bot's token, in the query or after the `#`. */
export function telegram({ botToken, origin, spend }: TelegramOptions): IdentityProvider {
  return {
    answersInFragment: true,
    depart: async ({ callback, state }) => {
      const back = new URL(callback);
      back.searchParams.set('state', state);
      const address = new URL(`${origin}/auth`);
      address.searchParams.set('bot_id', botToken.slice(0, botToken.indexOf(':')));
      address.searchParams.set('origin', callback.origin);
      address.searchParams.set('return_to', back.href);
      return { address, kept: {} };
    },
    arrive: async (arrival) => {
      const fields = fieldsOf(arrival);
      if (fields === null) return null;
      const login = readTelegramLogin(fields, { botToken, now: arrival.now });
      if (!(await spend(login.hash, arrival.now))) {
        throw new IdentityError('The login data was used before.');
      }
      return { issuer: origin, subject: login.id, name: login.name };
    },
  };
}

/** The signed fields, or null if the visitor canceled. */
function fieldsOf({ address, fragment }: AuthorizationResponse): Record<string, string> | null {
  if (fragment === undefined) {
    return Object.fromEntries([...address.searchParams].filter(([name]) => !OURS.has(name)));
  }
  const [, result] = RESULT.exec(fragment) ?? [];
  if (result === 'false') return null;
  try {
    const data: unknown = JSON.parse(Buffer.from(result ?? '', 'base64').toString('utf8'));
    return Object.fromEntries(
      Object.entries(data as object).map(([name, value]) => [name, String(value)]),
    );
  } catch (cause) {
    throw new IdentityError('What stands behind the # cannot be read.', { cause });
  }
}
