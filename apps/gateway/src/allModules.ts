import { activities } from './modules/rewards/activities/module';
import { art } from './modules/art/module';
import { gameList } from './modules/games/game-list/module';
import { chat } from './modules/messaging/chat/module';
import { closing } from './flows/closing/module';
import { content } from './modules/content/module';
import { agentContracts } from './modules/agents/contracts/module';
import { feedback } from './modules/messaging/feedback/module';
import { library } from './modules/games/library/module';
import { lottery } from './modules/lottery/module';
import { members } from './modules/identity/members/module';
import { messages } from './modules/messaging/inbox/module';
import { missions } from './modules/rewards/missions/module';
import { withdrawals } from './modules/money/withdrawals/module';
import { deposits } from './flows/deposit/module';
import { operator } from './flows/operator/module';
import { ownDataOf } from './flows/own-data/module';
import { play } from './modules/games/module';
import { profile } from './modules/identity/profile/module';
import { points } from './modules/rewards/points/module';
import { promotions } from './modules/rewards/promotions/module';
import { playerProtection } from './modules/protection/module';
import { records } from './modules/records/module';
import { rebates } from './modules/rewards/rebates/module';
import { recovery } from './modules/identity/recovery/module';
import { referrals } from './modules/rewards/referrals/module';
import { registration } from './flows/register/module';
import { memberRewards } from './modules/rewards/gifts/module';
import { sandbox } from './sandbox/module';
import { security } from './modules/identity/security/module';
import { service } from './modules/messaging/service/module';
import { session } from './modules/identity/session/module';
import { agentSettlement } from './modules/agents/settlement/module';
import { signingIn } from './flows/sign-in/module';
import { system } from './modules/brand/module';
import { team } from './modules/agents/team/module';
import type { Module } from './kernel/module';
import { verification } from './modules/identity/verification/module';
import { wallet } from './modules/money/wallet/module';
import { winners } from './modules/games/winners/module';

const holders: readonly Module[] = [
  sandbox,
  system,
  verification,
  operator,
  session,
  signingIn,
  members,
  security,
  profile,
  registration,
  recovery,
  messages,
  chat,
  wallet,
  withdrawals,
  deposits,
  gameList,
  content,
  promotions,
  feedback,
  service,
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
  closing,
  winners,
  art,
];

/** Every module of the platform, in seeding order. */
export const modules: readonly Module[] = [...holders, ownDataOf(holders)];
