import type { BannerScene } from '../../../art';
import type { Texts } from '../../../../kernel/text/texts';
import type { RewardKind, RewardValue } from '../schema';

/** A reward as it is written down. */
export interface RewardDraft extends BannerScene {
  id: string;
  kind: RewardKind;
  name: Texts;
  /** One sentence. */
  description: Texts;
  /** Points for one. */
  price: number;
  /** Default: no limit. Of vouchers it is the number of their codes. */
  stock?: number;
  /** Default: none. */
  limitPerMember?: number;
  /** The lowest rank of the club that it is for. Default 0: everybody. */
  minRank?: number;
  value?: RewardValue;
  /** Since when it is offered, before the moment of the seed. */
  daysAgo: number;
  /** How many others have redeemed. */
  redeemed: number;
}
