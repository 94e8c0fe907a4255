import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { oneOf, pagedRequest, pagedValue } from '../core/schemas';
import { PROMOTION_CATEGORIES, promotionSchema } from './promotion';

export const listPromotions = /* @__PURE__ */ endpoint({
  id: 'listPromotions',
  tag: 'Content',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotions',
  auth: 'optional',
  request: pagedRequest({
    category: v.optional(v.picklist(PROMOTION_CATEGORIES)),
    /** `all` adds upcoming and recently ended promotions. Default `running`. */
    period: v.optional(oneOf({ running: 'RUNNING', all: 'ALL' })),
  }),
  value: pagedValue(promotionSchema(), {}),
  summary: 'Lists promotions: running ones, newest first, then upcoming ones, then ended ones.',
  spec: '§2 Registration ("promotions of category new_player"), /promotions; path and value defined here.',
});
