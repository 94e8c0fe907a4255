import { createPlaces, type Places } from '@perya/http-server';
import type { Context } from 'hono';
import type { Platform } from '../platform';
import { outgoingOf } from './body';
import { overloaded } from './Rejection';

/** More than a member's open pages ask at the same time, and few enough for all others to be answered. */
const REQUESTS_PER_MEMBER = 64;

/** So many calls of each member are answered at the same time. */
export const createMemberPlaces = (): Places => createPlaces(REQUESTS_PER_MEMBER);

/** Takes a place of the member's until the answer is sent. Refuses a call too many with 503. */
export function takePlace(context: Context, { memberPlaces }: Platform, memberId: number): void {
  const giveBack = memberPlaces.take(String(memberId));
  if (giveBack === undefined) throw overloaded();
  outgoingOf(context).once('close', giveBack);
}
