import type { PromotionCategory } from '@perya/api-client';
import type { BannerScene } from '../../../art';
import type { Texts } from '../../../../kernel/text/texts';
import type { Season } from '../season';

/** A promotion as it is written down. */
export interface PromotionDraft extends BannerScene {
  id: string;
  category: PromotionCategory;
  season: Season;
  /** How one takes part: by itself, by a press, or by an application. Default `AUTO`. */
  entry?: 'AUTO' | 'JOIN' | 'APPLY';
  /** What is paid at most, in units (see `bonus.ts`); 0 where it is no fixed sum. Default 0. */
  bonus?: number;
  /** What it adds to the one deposit that carries it, in basis points. Default 0: nothing. */
  depositBonus?: number;
  /** The lowest rank of the club that it is for. Default 0: everybody. */
  minRank?: number;
  /** An application without a picture is none. */
  isPictureNeeded?: boolean;
  /** Rewards whoever brings a friend. */
  isReferral?: boolean;
  title: Texts;
  /** One sentence. */
  summary: Texts;
  /** What the sentence leaves out. */
  details: Texts;
}

export const texts = (
  EN: string,
  TY: string,
  FIL: string,
  CN: string,
  ID: string,
  TH: string,
  VI: string,
): Texts => ({ EN, TY, FIL, CN, ID, TH, VI });

/** Until the operator ends it. */
export const OPEN: Season = { every: 'year', isOpen: true };
export const MONTH: Season = { every: 'month' };
export const WEEK: Season = { every: 'week' };
/** From Friday, 18:00, to the end of Sunday. */
export const WEEKEND: Season = { every: 'week', afterHours: 4 * 24 + 18 };
/** Always about to begin. */
export const COMING: Season = { every: 'month', shift: 1 };
/** Always over. */
export const ENDED: Season = { every: 'month', shift: -1 };
