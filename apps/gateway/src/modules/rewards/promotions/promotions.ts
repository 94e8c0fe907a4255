import type { BannerScene } from '../../art';
import { CASHBACK } from './demo/cashback';
import { DEPOSIT } from './demo/deposit';
import type { PromotionDraft } from './demo/draft';
import { EVENTS } from './demo/event';
import { NEW_PLAYER } from './demo/newPlayer';
import { VIP } from './demo/vip';

/** A promotion of the demonstration brand. */
export interface PromotionSeed extends Required<Omit<PromotionDraft, keyof BannerScene>> {
  scene: BannerScene;
}

const DRAFTS = [...NEW_PLAYER, ...DEPOSIT, ...CASHBACK, ...EVENTS, ...VIP];

/** At any time at least four for new players and two of each other category run. */
export const PROMOTIONS: readonly PromotionSeed[] = DRAFTS.map(
  ({ palette, backdrop, motifs, ...draft }) => ({
    entry: 'AUTO',
    bonus: 0,
    depositBonus: 0,
    minRank: 0,
    isPictureNeeded: false,
    isReferral: false,
    ...draft,
    scene: { palette, backdrop, motifs },
  }),
);

const BY_ID = new Map(PROMOTIONS.map((seed) => [seed.id, seed.scene]));

/** What a promotion's picture shows; undefined for one that is not drawn here. */
export const promotionScene = (id: string): BannerScene | undefined => BY_ID.get(id);
