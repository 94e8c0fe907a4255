import { lotteryOf, type Lottery } from '@perya/rules/lottery';
import { gameListOf, type Category, type Game } from '../games';
import type { CallContext } from '../../kernel/http/serve';
import { unknownLottery } from './rejections';

/** A lottery as the game list has it: what the record keeps of a bet on it. */
export interface SoldLottery {
  lottery: Lottery;
  game: Pick<Game, 'id' | 'name' | 'vendor'> & { category: Category; vendorName: string };
  /** Null where the game list has no card for it. */
  card: Game | null;
  isOpen: boolean;
}

/** The house whose draws they are, where no studio's card says another. */
const HOUSE = 'TBL';

/** The lottery with a code and the card that it is sold under; refuses with `UNKNOWN_LOTTERY`. */
export async function soldLottery(
  { platform, brand }: Pick<CallContext, 'platform' | 'brand'>,
  code: string,
): Promise<SoldLottery> {
  const lottery = lotteryOf(code);
  if (lottery === undefined) throw unknownLottery();
  const gameList = await gameListOf(platform);
  const card = gameList.coded(code) ?? null;
  const vendor = card?.vendor ?? HOUSE;
  return {
    lottery,
    card,
    game: {
      id: card?.id ?? lottery.code,
      name: card?.name ?? lottery.name,
      category: lottery.category,
      vendor,
      vendorName: gameList.vendor(vendor)?.name ?? vendor,
    },
    isOpen: brand.vendorsOff[vendor] !== true,
  };
}
