import { art } from './art/topic';
import { catalogue } from './catalogue/topic';
import { content } from './content/topic';
import { library } from './library/topic';
import { members } from './members/topic';
import { messages } from './messages/topic';
import { play } from './play/topic';
import { points } from './points/topic';
import { records } from './records/topic';
import { sandbox } from './sandbox/topic';
import { session } from './session/topic';
import { system } from './system/topic';
import type { Topic } from './topic';
import { verification } from './verification/topic';
import { wallet } from './wallet/topic';

/** Every topic of the platform, in the order in which they seed. */
export const topics: readonly Topic[] = [
  sandbox,
  system,
  verification,
  session,
  members,
  messages,
  wallet,
  catalogue,
  content,
  library,
  play,
  points,
  records,
  art,
];
