import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import { pagedRequest, pagedValue } from '../core/schemas';
import {
  decodePromotion,
  PROMOTION_CATEGORIES,
  promotionEntries,
  type Promotion,
  type PromotionCategory,
} from './promotion';

export interface PromotionsFilter extends PageInput {
  category?: PromotionCategory | undefined;
  /** `all`: also what is about to begin, and what ended lately. Default `running`. */
  period?: 'running' | 'all' | undefined;
}

const PERIODS = { running: 'RUNNING', all: 'ALL' } as const;

export const listPromotions = /* @__PURE__ */ endpoint({
  id: 'listPromotions',
  tag: 'Content',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotions',
  auth: 'optional',
  request: pagedRequest({
    category: v.optional(v.picklist(PROMOTION_CATEGORIES)),
    period: v.optional(v.picklist(['RUNNING', 'ALL'])),
  }),
  value: pagedValue(v.object(promotionEntries()), {}),
  encode: ({ category, period, ...page }: PromotionsFilter) => ({
    ...encodePage(page),
    category,
    ...(period && { period: PERIODS[period] }),
  }),
  decode: (value): Page<Promotion> => decodePage(value, decodePromotion),
  summary:
    'What the operator promotes: what runs, the newest first, then what is to come, then what is over.',
  spec: '§2 Registration ("promotions of category new_player"), /promotions; path and value ours.',
});
