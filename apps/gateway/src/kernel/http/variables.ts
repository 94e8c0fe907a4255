import type { Logger } from 'pino';
import type { Client } from '@perya/http-server';

/** What the first middleware leaves for those behind it. */
interface Variables {
  requestId: string;
  log: Logger;
  client: Client;
  /** For the log: which call of the contract it was, and whose. */
  endpointId: string | undefined;
  memberId: number | undefined;
}

declare module 'hono' {
  // Every handler of every module sees them, without passing types along.
  interface ContextVariableMap extends Variables {}
}
