import {
  isRejectedError,
  login,
  type ApiClient,
  type LoginResult,
  type RejectedError,
} from '@perya/api-client';
import { createHash, randomBytes } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import { attemptCounter } from '../../../kernel/http/schema';
import { DEMO_PASSWORD } from '../members/seed';
import { demoBrand } from '../../../demoBrand';
import {
  callerOf,
  clientAt,
  solveHumanCheck,
  type CallAddress,
  type TestGateway,
} from '../../../testing';
import { captcha as captchaTable } from '../verification/schema';
import { memberAddress, oneTimeToken, session } from './schema';

/** The rejection of a call that must be rejected. */
export async function rejection(call: Promise<unknown>): Promise<RejectedError> {
  const error: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isRejectedError(error)) throw new Error('The call was not refused.', { cause: error });
  return error;
}

export interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A minimal browser for the sign-in window: keeps cookies and doesn't follow redirects. */
export interface Browser {
  /** A page of the site, requested through its server as the gateway sees it. */
  site(path: string, options?: Visit): Promise<Page>;
  /** Any other address. */
  visit(address: string, options?: Visit): Promise<Page>;
  readonly cookies: Map<string, string>;
}

interface Visit {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export const SITE = 'http://localhost:4173';

export function openBrowser(gatewayUrl: string, site = SITE): Browser {
  const cookies = new Map<string, string>();
  const visit = async (address: string, { method = 'GET', headers = {}, body }: Visit = {}) => {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const page = await ask(address, {
      method,
      headers: { ...(cookie === '' ? {} : { Cookie: cookie }), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of page.headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined) cookies.set(name, value ?? '');
    }
    return page;
  };
  const { host, protocol } = new URL(site);
  return {
    cookies,
    visit,
    site: (path, options = {}) =>
      visit(gatewayUrl + path, {
        ...options,
        headers: {
          'X-Forwarded-For': '203.0.113.7',
          'X-Forwarded-Host': host,
          'X-Forwarded-Proto': protocol.slice(0, -1),
          ...options.headers,
        },
      }),
  };
}

/** Not `fetch`, which doesn't allow setting `Host` and `Cookie`. */
function ask(address: string, { body, ...options }: Visit): Promise<Page> {
  return new Promise((resolve, reject) => {
    request(address, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}

/** What a page generates before it opens the window. */
export function newFlow() {
  const verifier = randomBytes(32).toString('base64url');
  return {
    flow: randomBytes(16).toString('base64url'),
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    language: 'EN',
  };
}

/** Deletes what sign-ins leave behind and resets the brand: faster than a new gateway. */
export async function forgetSignIns({ clock, db, platform }: TestGateway): Promise<void> {
  clock.moveTo(0);
  await db.delete(session);
  await db.delete(attemptCounter);
  await db.delete(memberAddress);
  await db.delete(oneTimeToken);
  const { status, switches } = demoBrand;
  await platform.brand.patch(db, { status, switches }, clock.now());
}

interface Try {
  username: string;
  password?: string;
  captcha?: string;
  captchaKey?: string;
}

/** Tries to sign in with a solved human check. */
export async function trySignIn(
  address: CallAddress,
  { password = DEMO_PASSWORD, ...typed }: Try,
): Promise<LoginResult> {
  const { client } = callerOf(address);
  const humanCheck = await solveHumanCheck(client);
  return client.call(login, { method: 'username', password, humanCheck, ...typed });
}

/** A captcha whose text the test knows, because it inserts the row itself. */
export async function insertTestCaptcha({ db, platform, clock }: TestGateway) {
  const key = `picture-${randomBytes(12).toString('hex')}`;
  const answer = 'ACEHK';
  await db.insert(captchaTable).values({
    id: key,
    textHash: platform.secrets.sign('captcha', `${key}:${answer}`),
    expiresAt: new Date(clock.now().getTime() + 60_000),
  });
  return { captcha: answer, captchaKey: key };
}

/** A client with a given token. */
export const clientWithToken = (address: CallAddress, token: string | null): ApiClient =>
  clientAt(address, () => token);
