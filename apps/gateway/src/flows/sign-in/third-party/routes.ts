import { THIRD_PARTY_PATH } from '@perya/api-client';
import { networkOf } from '@perya/http-server';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { readJsonAs } from '../../../kernel/http/body';
import { limit } from '../../../kernel/http/limits';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { identifyBrowser } from './browser';
import { handleProviderReply, failureOf } from './handleProviderReply';
import { requireThirdPartyOffer, languageOf, openDesk, type SignInWindowDeps } from './desk';
import { keepFlow, languageOfFlow, newState } from './flows';
import { isThirdParty } from './tickets';
import { answerWindow, closingPageData, fragmentWindow } from './window';

const STARTS_PER_ADDRESS = { max: 60, windowMs: 10 * 60_000 };

const StartSchema = v.object({
  flow: v.pipe(v.string(), v.regex(/^[\w-]{22,86}$/)),
  challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});
const FragmentSchema = v.object({
  state: v.pipe(v.string(), v.maxLength(128)),
  fragment: v.pipe(v.string(), v.maxLength(8192)),
});

/**
 * Mounts the pages of the sign-in window. The site's server proxies them, so that the window is on the site's
 * own origin; requests for any other host do nothing.
 */
export function mountThirdParties(app: Hono, platform: Platform): void {
  const desk = openDesk(platform);
  const callback = `${THIRD_PARTY_PATH}/:provider/callback`;
  app.get(`${THIRD_PARTY_PATH}/:provider`, (context) => start(desk, context));
  app.get(callback, (context) => comeBack(desk, context));
  app.post(callback, (context) => bringFragment(desk, context));
}

/** Redirects to the provider. */
async function start(desk: SignInWindowDeps, context: Context): Promise<Response> {
  const language = languageOf(desk, context.req.query('language'));
  const asked = v.safeParse(StartSchema, context.req.query());
  try {
    if (!asked.success) {
      requireThirdPartyOffer(desk, context);
      throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request');
    }
    const address = await begin(desk, context, { ...asked.output, language });
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Cache-Control', 'no-store');
    return context.redirect(address.href, 302);
  } catch (error) {
    const { reply, status } = failureOf(context, error);
    const flow = asked.success ? asked.output.flow : null;
    return answerWindow(context, { closing: { flow, reply }, language, status });
  }
}

interface Beginning {
  flow: string;
  challenge: string;
  language: string;
}

/** Stores what the callback needs; returns the provider's URL. */
async function begin(desk: SignInWindowDeps, context: Context, beginning: Beginning): Promise<URL> {
  const { name, origin, provider } = requireThirdPartyOffer(desk, context);
  const { db, clock } = desk.platform;
  const now = clock.now();
  await limit(db, `third-party:${networkOf(context.get('client').ip)}`, STARTS_PER_ADDRESS, now);
  const state = newState();
  const callback = new URL(`${THIRD_PARTY_PATH}/${name}/callback`, origin);
  const { address, kept } = await provider.depart({ callback, state });
  const browser = identifyBrowser(context, origin);
  const flow = { ...beginning, provider: name, origin, browser };
  await keepFlow(db, state, { flow, kept }, now);
  return address;
}

/** Handles the callback. If the answer is after the `#`, serves the page that forwards it first. */
async function comeBack(desk: SignInWindowDeps, context: Context): Promise<Response> {
  const { state, ...rest } = context.req.query();
  const name = context.req.param('provider');
  const provider = isThirdParty(name) ? desk.providers[name] : undefined;
  if (Object.keys(rest).length > 0 || provider?.answersInFragment !== true) {
    return answerWindow(context, await handleProviderReply(desk, context, { state }));
  }
  const { db, clock } = desk.platform;
  const language = await languageOfFlow(db, state ?? '', clock.now());
  return fragmentWindow(context, languageOf(desk, language));
}

async function bringFragment(desk: SignInWindowDeps, context: Context): Promise<Response> {
  const answer = await readJsonAs(context, FragmentSchema);
  const { closing, language } = await handleProviderReply(desk, context, answer);
  return context.json(closingPageData(closing, language));
}
