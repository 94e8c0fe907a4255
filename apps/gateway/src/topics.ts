import { activities } from './activities/topic';
import { art } from './art/topic';
import { catalogue } from './catalogue/topic';
import { chat } from './chat/topic';
import { content } from './content/topic';
import { agentContracts } from './contracts/topic';
import { feedback } from './feedback/topic';
import { library } from './library/topic';
import { lottery } from './lottery/topic';
import { members } from './members/topic';
import { messages } from './messages/topic';
import { missions } from './missions/topic';
import { payouts } from './payouts/topic';
import { payments } from './payments/topic';
import { play } from './play/topic';
import { profile } from './profile/topic';
import { points } from './points/topic';
import { promotions } from './promotions/topic';
import { playerProtection } from './protection/topic';
import { records } from './records/topic';
import { rebates } from './rebates/topic';
import { recovery } from './recovery/topic';
import { referrals } from './referrals/topic';
import { registration } from './registration/topic';
import { memberRewards } from './rewards/topic';
import { sandbox } from './sandbox/topic';
import { security } from './security/topic';
import { session } from './session/topic';
import { agentSettlement } from './settlement/topic';
import { system } from './system/topic';
import { team } from './team/topic';
import type { Topic } from './topic';
import { verification } from './verification/topic';
import { wallet } from './wallet/topic';
import { winners } from './winners/topic';

/** Every topic of the platform, in the order in which they seed. */
export const topics: readonly Topic[] = [
  sandbox,
  system,
  verification,
  session,
  members,
  security,
  profile,
  registration,
  recovery,
  messages,
  chat,
  wallet,
  payouts,
  payments,
  catalogue,
  content,
  promotions,
  feedback,
  library,
  lottery,
  play,
  playerProtection,
  records,
  missions,
  activities,
  rebates,
  referrals,
  memberRewards,
  agentContracts,
  team,
  agentSettlement,
  points,
  winners,
  art,
];
