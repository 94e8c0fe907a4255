import type { Hono } from 'hono';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { BrandSettings } from './brand';
import type { Route } from './http/serve';
import type { Job } from './jobs/jobs';
import type { OwnData } from './own-data/section';
import type { Platform } from './platform';
import type { DemoSeedStep, SeedStep } from './seed/seed';

/**
 * One subject of the platform, with everything that belongs to it. `src/allModules.ts` lists the modules;
 * nothing else refers to all of them.
 */
export interface Module {
  readonly name: string;
  /** The settings that it adds to the brand (see `Brand`). */
  readonly brandSettings?: BrandSettings;
  /** The calls of the contract that it implements. */
  readonly routes?: readonly Route[];
  /** Adds further paths to the gateway. */
  readonly mount?: (app: Hono, platform: Platform) => void;
  /**
   * Adds paths to the play origin; `routes` are the calls of all modules, for a page there that makes some of
   * them.
   */
  readonly mountPlay?: (app: Hono, platform: Platform, routes: readonly Route[]) => void;
  /** WebSockets on the play origin; created when the gateway starts to serve. */
  readonly playSockets?: (platform: Platform) => PlaySockets;
  /**
   * Its rules and content, for an empty database of any profile: nothing that a member would have done. Modules
   * seed in the order of the list.
   */
  readonly seed?: SeedStep;
  /** Its demo data: accounts, their money and their history. Runs after its `seed`, in all profiles but `empty`. */
  readonly seedDemo?: DemoSeedStep;
  /** Runs once before the gateway serves, at every start, after the seed: warm caches here. */
  readonly start?: (platform: Platform, progress: Progress) => Promise<void>;
  readonly jobs?: readonly Job[];
  /** What it holds about a member, for the archive that the member can download. */
  readonly ownData?: OwnData;
  /**
   * Clears what it keeps in memory, after the sandbox has reset the database to the seed. `hasChanged`
   * returns whether a table's content may differ from before.
   */
  readonly reset?: (
    platform: Platform,
    hasChanged: (table: string) => boolean,
  ) => void | Promise<void>;
}

/** A module's handler of WebSocket handshakes. */
export interface PlaySockets {
  /** Handles a handshake, or returns false if the path isn't its own. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Closes all open sockets: a server doesn't close before they do. */
  close(): void;
}

/** Reports progress to the person who starts the gateway: "Drawing covers, 120 of 400". */
export type Progress = (text: string) => void;
