import {
  applyForPromotion,
  claimPromotion,
  getAvailablePromotionCount,
  getAvailablePromotions,
  getPromotion,
  listPromotions,
  opsDecideApplication,
  opsListApplications,
} from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { mountPictures } from '../../../kernel/uploads/pictures';
import { apply } from './apply';
import { claim } from './claim';
import { decideForOperator, listForOperator } from './operator';
import { detail } from './detail';
import { available, claimableCount, list } from './list';
import { promotionPicture } from './schema';
import { forgetIssued, issueJob } from './issueBonuses';
import { seedApplications } from './seed';
import { promotionData } from './ownData';

/** The operator's promotions, and members' part in them. */
export const promotions: Module = {
  name: 'promotions',
  ownData: promotionData,
  routes: [
    serve(listPromotions, list),
    serve(getPromotion, detail),
    serve(applyForPromotion, apply),
    serve(claimPromotion, claim),
    serve(opsListApplications, listForOperator),
    serve(opsDecideApplication, decideForOperator),
    serve(getAvailablePromotions, ({ ctx }) => available(ctx)),
    serve(getAvailablePromotionCount, ({ ctx }) => claimableCount(ctx)),
  ],
  mountPlay: (app, { db }) =>
    mountPictures(app, 'promotion', async (name) => {
      const [picture] = await db
        .select({ data: promotionPicture.data })
        .from(promotionPicture)
        .where(eq(promotionPicture.name, name));
      return picture?.data;
    }),
  seedDemo: seedApplications,
  jobs: [issueJob],
  reset: forgetIssued,
};
