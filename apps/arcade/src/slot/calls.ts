import type { SpinReply } from '@perya/game-engines/slot';
import { roundEndpoint } from '../game/playClient';

/** One spin, paid or free; `stake` is a decimal text. */
export const spinCall = roundEndpoint<{ stake: string }, SpinReply>('spin');
