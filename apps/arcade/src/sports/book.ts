import type { Calls } from '../kit/calls';
import type { Shell } from '../kit/shell';
import type { Words } from '../kit/texts';
import type { SportsGame, TicketReply } from '@perya/game-engines/sports';
import type { Store } from './store';
import type { TextKey } from './texts';

/** What the parts of the page share. */
export interface Book {
  game: SportsGame;
  calls: Calls;
  words: Words<TextKey>;
  shell: Shell;
  store: Store;
  /** Tickets were taken. */
  onTaken(replies: readonly TicketReply[]): void;
}
