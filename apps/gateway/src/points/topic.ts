import { CATEGORIES, getPointConfig } from '@perya/api-client';
import { serve } from '../http/serve';
import type { Topic } from '../topic';

/** How points are earned and converted, as the brand sets it. */
export const points: Topic = {
  name: 'points',
  routes: [
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
};
