import { prizeSchema } from '../../activities/prize';
import { contract } from '../../contract';
import { depositSchema } from '../../deposits/deposit';
import { deliverySchema, redemptionSchema } from '../../points/redemptions';
import { rewardKindSchema } from '../../points/reward';
import { activityStateSchema } from '../../promotions/promotion';
import { transactionSchema, transactionTotalsSchema } from '../../records/transactionHistory';
import type { Models } from './models';

/** Deposits, withdrawals, transactions, points and rewards. */
export const MONEY_MODELS: Models = {
  Deposit: { schema: depositSchema(), description: 'A deposit.' },
  DepositState: { schema: depositSchema().entries.state, description: 'The state of a deposit.' },
  DepositKind: {
    schema: depositSchema().entries.kind,
    description: 'The kind of a deposit method.',
  },
  DepositEvent: {
    schema: depositSchema().entries.timeline.item,
    description: 'A step of a deposit.',
  },
  DepositReason: {
    schema: depositSchema().entries.timeline.item.entries.reason,
    description: 'Why a deposit has changed its state.',
  },
  DepositPayment: {
    schema: depositSchema().entries.payment.wrapped,
    description: 'How to pay a deposit.',
  },
  CryptoAmount: {
    schema: depositSchema().entries.payment.wrapped.entries.asset.wrapped,
    description: 'An amount of a cryptocurrency.',
  },
  BankAccount: {
    schema: depositSchema().entries.account.wrapped,
    description: 'The bank account to transfer a deposit to.',
  },
  Withdrawal: { schema: contract.cancelWithdrawal.value, description: 'A withdrawal.' },
  WithdrawalState: {
    schema: contract.cancelWithdrawal.value.entries.state,
    description: 'The state of a withdrawal.',
  },
  WithdrawalEvent: {
    schema: contract.getWithdrawal.value.entries.timeline.item,
    description: 'A step of a withdrawal.',
  },
  Actor: {
    schema: contract.getWithdrawal.value.entries.timeline.item.entries.by,
    description: 'Who has taken a step.',
  },
  PayoutAccount: {
    schema: contract.addPayoutAccount.value,
    description: 'An account of the member that withdrawals are paid to.',
  },
  PayoutKind: {
    schema: contract.addPayoutAccount.value.entries.kind,
    description: 'The kind of a payout account.',
  },
  Transaction: { schema: transactionSchema(), description: 'A transaction of a wallet.' },
  TransactionType: {
    schema: transactionSchema().entries.type,
    description: 'What a transaction is for.',
  },
  TransactionStatus: {
    schema: transactionSchema().entries.status,
    description: 'The state of a transaction.',
  },
  TransactionTotals: {
    schema: transactionTotalsSchema(),
    description: 'The sums of several transactions.',
  },
  Claim: { schema: contract.claimRebate.value, description: 'An amount that was claimed.' },
  Prize: { schema: prizeSchema(), description: 'A prize.' },
  PrizeKind: { schema: prizeSchema().entries.kind, description: 'The kind of a prize.' },
  PrizeSpins: {
    schema: prizeSchema().entries.spins.wrapped,
    description: 'Free spins as a prize.',
  },
  SpinProof: {
    schema: contract.claimRafflePromotion.value.entries.proof,
    description: 'What proves that a spin of the wheel was fair.',
  },
  FreeSpinState: {
    schema: contract.listFreeSpins.value.entries.list.item.entries.state,
    description: 'The state of free spins.',
  },
  RewardKind: {
    schema: contract.listRewards.value.entries.list.item.entries.kind,
    description: 'What a reward is for.',
  },
  ActivityState: {
    schema: activityStateSchema(),
    description: 'The state of a reward or promotion for the member.',
  },
  PromotionCategory: {
    schema: contract.getPromotion.value.entries.category,
    description: 'The category of a promotion.',
  },
  PromotionEntry: {
    schema: contract.getPromotion.value.entries.entry,
    description: 'How a member takes part in a promotion.',
  },
  PointRewardKind: { schema: rewardKindSchema(), description: 'The kind of a point reward.' },
  PointRewardLevel: {
    schema: contract.getPointRewardDetail.value.entries.level.wrapped,
    description: 'The rank that a point reward requires.',
  },
  PointRewardCash: {
    schema: contract.getPointRewardDetail.value.entries.cash.wrapped,
    description: 'Cash as a point reward.',
  },
  PointRewardSpins: {
    schema: contract.getPointRewardDetail.value.entries.spins.wrapped,
    description: 'Free spins as a point reward.',
  },
  PointTransactionType: {
    schema: contract.listPointTransactions.value.entries.list.item.entries.type,
    description: 'Why points were added or removed.',
  },
  Redemption: {
    schema: redemptionSchema(),
    description: 'A point reward that the member has redeemed.',
  },
  RedemptionStatus: {
    schema: redemptionSchema().entries.status,
    description: 'The state of a redemption.',
  },
  RedemptionEvent: {
    schema: redemptionSchema().entries.events.item,
    description: 'A step of a redemption.',
  },
  RedemptionStep: {
    schema: redemptionSchema().entries.events.item.entries.step,
    description: "The kind of a redemption's step.",
  },
  RedemptionVoucher: {
    schema: redemptionSchema().entries.voucher.wrapped,
    description: 'The codes of a voucher, partly hidden.',
  },
  Delivery: { schema: deliverySchema(), description: 'The address that goods are sent to.' },
  WelcomePrize: {
    schema:
      contract.getRegisterSettings.value.entries.rewards.entries.contact.wrapped.entries.prize,
    description: 'A prize for registering or for confirming a contact.',
  },
  CountValue: { schema: contract.readAllMessages.value, description: 'A number of objects.' },
};
