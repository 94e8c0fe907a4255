import type { ThirdParty } from '@perya/api-client';
import type { Context } from 'hono';
import { escapeHtml, page, pagePolicy } from '../../kernel/http/html';
import { fullName, PEOPLE } from './people';

const NAMES: Record<ThirdParty, string> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
};

interface Choice {
  provider: ThirdParty;
  /** The form action of the choice. */
  action: string;
  /** The original query, to submit along with the choice. */
  query: Readonly<Record<string, string>>;
  /** Where the form may redirect to: the site's callback. */
  siteOrigins: readonly string[];
}

/** The page on which a visitor chooses a person or cancels. */
export function accountChooserPage(
  context: Context,
  { provider, action, query, siteOrigins }: Choice,
): Response {
  const formAction = ["'self'", ...siteOrigins].join(' ');
  context.header('Content-Security-Policy', pagePolicy({ formAction }));
  const hidden = Object.entries(query).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const people = PEOPLE.map(
    (person) =>
      `<button class="main" name="person" value="${person.id}">Continue as ${escapeHtml(fullName(person))}</button>`,
  );
  const name = NAMES[provider];
  return context.html(
    page(
      `Log in with ${name} (sandbox)`,
      `<h1>Log in with ${name}</h1><p class="note">This is the sandbox’s own stand-in for ${name}, for tests and demos. You don’t need a password.</p><form class="choices" method="get" action="${escapeHtml(action)}">${hidden.join('')}${people.join('')}<button name="person" value="">Cancel</button></form>`,
    ),
  );
}
