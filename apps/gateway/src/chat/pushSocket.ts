import * as v from 'valibot';
import { isTrial } from '../members/members';
import type { Platform } from '../platform';
import { isStillHere, visitorByTicket, type Visitor } from './entries';
import { hubOf } from './hub';
import { CLOSE } from './protocol';
import type { Line, SocketRole } from './sockets';

const EnterSchema = v.object({
  type: v.literal('enter'),
  ticket: v.pipe(v.string(), v.maxLength(128)),
});

/** Tells a page of the site what its member has not read, at once and whenever that changes, and that money moved. */
export function openPushSocket(platform: Platform, line: Line): SocketRole {
  const hub = hubOf(platform);
  let visitor: Visitor | undefined;
  let leave = () => {};
  let isClosed = false;
  return {
    receive: async (data) => {
      const parsed = v.safeParse(EnterSchema, data);
      if (!parsed.success || visitor !== undefined) {
        line.close(CLOSE.invalid);
        return;
      }
      visitor = await visitorByTicket(platform, parsed.output.ticket, 'push-ticket');
      if (isClosed) return;
      if (visitor === undefined) {
        line.close(CLOSE.ended);
        return;
      }
      line.entered();
      leave = hub.listen({
        memberId: visitor.member.id,
        isTrial: isTrial(visitor.member),
        send: (message) => line.send(message),
      });
      await hub.recount();
    },
    isAlive: async () => visitor === undefined || isStillHere(platform, visitor),
    closed: () => {
      isClosed = true;
      leave();
    },
  };
}
