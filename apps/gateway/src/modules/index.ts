import { activities } from './rewards/activities/module';
import { art } from './content/art/module';
import { catalogue } from './games/catalogue/module';
import { chat } from './messaging/chat/module';
import { content } from './content/module';
import { agentContracts } from './agents/contracts/module';
import { feedback } from './messaging/feedback/module';
import { library } from './games/library/module';
import { lottery } from './lottery/module';
import { members } from './identity/members/module';
import { messages } from './messaging/messages/module';
import { missions } from './rewards/missions/module';
import { payouts } from './money/payouts/module';
import { payments } from './money/payments/module';
import { play } from './games/play/module';
import { profile } from './identity/profile/module';
import { points } from './rewards/points/module';
import { promotions } from './rewards/promotions/module';
import { playerProtection } from './protection/module';
import { records } from './games/records/module';
import { rebates } from './rewards/rebates/module';
import { recovery } from './identity/recovery/module';
import { referrals } from './rewards/referrals/module';
import { registration } from './identity/registration/module';
import { memberRewards } from './rewards/gifts/module';
import { sandbox } from '../sandbox/module';
import { security } from './identity/security/module';
import { session } from './identity/session/module';
import { agentSettlement } from './agents/settlement/module';
import { system } from './brand/module';
import { team } from './agents/team/module';
import type { Module } from '../kernel/module';
import { verification } from './identity/verification/module';
import { wallet } from './money/wallet/module';
import { winners } from './games/winners/module';

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
