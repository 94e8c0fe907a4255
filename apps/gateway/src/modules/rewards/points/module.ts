import {
  CATEGORIES,
  convertPoints,
  getPointBalance,
  getPointConfig,
  getPointRewardDetail,
  listPointRewards,
  listPointTransactions,
  listRedemptions,
  opsDecideRedemption,
  opsListRedemptions,
  redeemPointReward,
  revealVoucher,
} from '@perya/api-client';
import { amountOfSetting } from '../../../kernel/money';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { checkConversion, convert } from './convert';
import { earnJob } from './earn';
import { decideForOperator, listForOperator } from './operator';
import { pointBalance } from './ledger';
import { pointRecord } from './record';
import { checkRedemption, redeem } from './redeem';
import { redemptions } from './redemptions';
import { rewardDetail, rewards } from './rewards';
import { mountPointControls } from './sandbox';
import { seedPoints, seedRewards } from './seed';
import { reveal } from './vouchers';
import { brandSettings } from './settings';
import { pointData } from './ownData';

/** Points: earning, redeeming and converting them. */
export const points: Module = {
  name: 'points',
  ownData: pointData,
  brandSettings,
  routes: [
    serve(getPointBalance, ({ ctx }) => pointBalance(ctx.db, ctx.me().id)),
    serve(getPointConfig, ({ ctx }) => {
      const { currency, points: rules } = ctx.brand;
      const { turnoverPerPoint, convertAmount, ...conversion } = rules;
      return {
        currency,
        ...conversion,
        convertAmount: amountOfSetting(convertAmount),
        earning: CATEGORIES.flatMap((category) => {
          const turnover = turnoverPerPoint[category];
          return turnover === undefined
            ? []
            : [{ category, turnoverPerPoint: amountOfSetting(turnover) }];
        }),
      };
    }),
    serve(listPointRewards, rewards),
    serve(getPointRewardDetail, rewardDetail),
    serve(redeemPointReward, redeem, { before: checkRedemption }),
    serve(revealVoucher, reveal),
    serve(convertPoints, convert, { before: checkConversion }),
    serve(listRedemptions, redemptions),
    serve(listPointTransactions, pointRecord),
    serve(opsListRedemptions, listForOperator),
    serve(opsDecideRedemption, decideForOperator),
  ],
  mount: mountPointControls,
  seed: seedRewards,
  seedDemo: seedPoints,
  jobs: [earnJob],
};
