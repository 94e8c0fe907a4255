import type { Hono } from 'hono';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { BrandSettings } from './brand';
import type { Route } from './http/serve';
import type { Job } from './jobs/jobs';
import type { Platform } from './platform';
import type { SeedStep } from './seed/seed';

/**
 * One subject of the platform, with everything that it brings along. `src/allModules.ts` lists them;
 * nothing else knows them all.
 */
export interface Module {
  readonly name: string;
  /** What it adds to the brand (see `Brand`). */
  readonly brandSettings?: BrandSettings;
  /** Calls of the contract that it answers. */
  readonly routes?: readonly Route[];
  /** Further paths on the gateway. */
  readonly mount?: (app: Hono, platform: Platform) => void;
  /** Paths on the play origin; `routes` are the calls of all modules, for a page there that makes some of them. */
  readonly mountPlay?: (app: Hono, platform: Platform, routes: readonly Route[]) => void;
  /** WebSockets on the play origin; made when the gateway begins to serve. */
  readonly playSockets?: (platform: Platform) => PlaySockets;
  /** What it puts into an empty database; modules seed in the order of the list. */
  readonly seed?: SeedStep;
  /** Runs once before the gateway serves, at every start, after the seed: warm caches here. */
  readonly start?: (platform: Platform, progress: Progress) => Promise<void>;
  readonly jobs?: readonly Job[];
  /**
   * Forgets what it holds in memory, after the sandbox has put the database back to the seed. `hasChanged`
   * says whether a table may hold something else than before.
   */
  readonly reset?: (
    platform: Platform,
    hasChanged: (table: string) => boolean,
  ) => void | Promise<void>;
}

/** What a module does with WebSocket handshakes. */
export interface PlaySockets {
  /** Takes a handshake, or answers false where the path is not its own. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Ends all that are open: a server does not close before they do. */
  close(): void;
}

/** Tells the person who waits what is going on: "Drawing covers, 120 of 400". */
export type Progress = (text: string) => void;
