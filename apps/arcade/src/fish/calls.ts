import type { ShotsBody, ShotsReply } from '@perya/game-engines/fish';
import { roundEndpoint } from '../game/playClient';

/** A batch of shots that have hit, all of one stake, a decimal text. */
export const shotsCall = roundEndpoint<ShotsBody, ShotsReply>('fish/shots');
