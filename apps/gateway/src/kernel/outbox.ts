import type { Db } from './db/types';

export interface Message {
  channel: 'sms' | 'email';
  /** A phone number (E.164) or an email address. */
  recipient: string;
  /** Mail only. */
  subject?: string;
  body: string;
  /** Read by tests instead of the text; providers don't send it. */
  details?: Record<string, unknown>;
}

/**
 * Sends messages of one channel. Operators pass their own provider to `createOutbox`. Throws if the message
 * was not accepted.
 */
export interface MessageProvider {
  send(db: Db, message: Message, at: Date): Promise<void>;
}

/** Sends text messages and mails. */
export interface Outbox extends MessageProvider {
  /** Makes `settled` wait for work that continues after a response and ends in a message. */
  track(work: Promise<void>): Promise<void>;
  /** Resolves when every message in progress was accepted or rejected. */
  settled(): Promise<void>;
}
