import { CATEGORIES, getPointConfig, listRedemptions } from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { redemptions } from './redemptions';
import { seedRedemptions } from './seed';

/** How points are earned and converted, as the brand sets it; what was bought with them. */
export const points: Topic = {
  name: 'points',
  routes: [
    serve(listRedemptions, redemptions),
    serve(getPointConfig, ({ ctx }) => {
      const { currency, points: rules } = ctx.brand;
      const { turnoverPerPoint, ...conversion } = rules;
      return {
        currency,
        ...conversion,
        earning: CATEGORIES.flatMap((gameType) => {
          const turnover = turnoverPerPoint[gameType];
          return turnover === undefined ? [] : [{ gameType, turnoverPerPoint: turnover }];
        }),
      };
    }),
  ],
  seed: seedRedemptions,
};
