import { members } from './members/topic';
import { sandbox } from './sandbox/topic';
import { session } from './session/topic';
import { system } from './system/topic';
import type { Topic } from './topic';
import { verification } from './verification/topic';
import { wallet } from './wallet/topic';

/** Every topic of the platform, in the order in which they seed. */
export const topics: readonly Topic[] = [sandbox, system, verification, session, members, wallet];
