import type { Db } from './db/types';

export interface Message {
  channel: 'sms' | 'email';
  /** E.164, or an address. */
  recipient: string;
  /** Of a mail. */
  subject?: string;
  body: string;
  /** What a test reads instead of the words; no provider passes it on. */
  details?: Record<string, unknown>;
}

/**
 * Sends messages of one channel. An operator puts its own provider into `createOutbox`. It throws where
 * the message was not taken.
 */
export interface MessageProvider {
  send(db: Db, message: Message, at: Date): Promise<void>;
}

/** Sends text messages and mails. */
export interface Outbox extends MessageProvider {
  /** Has `settled` wait for work that goes on after an answer and ends in a message. */
  track(work: Promise<void>): Promise<void>;
  /** Resolves when every message that is being made or sent was taken or refused. */
  settled(): Promise<void>;
}
