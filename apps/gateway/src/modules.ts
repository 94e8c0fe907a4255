import { activities } from './activities/module';
import { art } from './art/module';
import { catalogue } from './catalogue/module';
import { chat } from './chat/module';
import { content } from './content/module';
import { agentContracts } from './contracts/module';
import { feedback } from './feedback/module';
import { library } from './library/module';
import { lottery } from './lottery/module';
import { members } from './members/module';
import { messages } from './messages/module';
import { missions } from './missions/module';
import { payouts } from './payouts/module';
import { payments } from './payments/module';
import { play } from './play/module';
import { profile } from './profile/module';
import { points } from './points/module';
import { promotions } from './promotions/module';
import { playerProtection } from './protection/module';
import { records } from './records/module';
import { rebates } from './rebates/module';
import { recovery } from './recovery/module';
import { referrals } from './referrals/module';
import { registration } from './registration/module';
import { memberRewards } from './rewards/module';
import { sandbox } from './sandbox/module';
import { security } from './security/module';
import { session } from './session/module';
import { agentSettlement } from './settlement/module';
import { system } from './system/module';
import { team } from './team/module';
import type { Module } from './kernel/module';
import { verification } from './verification/module';
import { wallet } from './wallet/module';
import { winners } from './winners/module';

/** Every module of the platform, in the order in which they seed. */
export const modules: readonly Module[] = [
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
