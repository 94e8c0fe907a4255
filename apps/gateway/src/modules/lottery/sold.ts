import { lotteryOf, type Lottery } from '@perya/rules/lottery';
import { gameListOf, isOffered, type Category, type Game } from '../games';
import type { CallContext } from '../../kernel/http/serve';
import { unknownLottery } from './rejections';

/** A lottery with its entry in the game list, as needed for the betting record. */
export interface SoldLottery {
  lottery: Lottery;
  game: Pick<Game, 'id' | 'name' | 'vendor'> & { category: Category; vendorName: string };
  /** Null if the game list has no card for it. */
  card: Game | null;
  /** Whether the brand offers it: its prize mode sells it, and neither it nor its vendor is turned off. */
  isOpen: boolean;
}

/** The default vendor of lotteries without a card. */
const HOUSE = 'TBL';

/** Returns a lottery by its code, with the card that it's sold under; rejects with `UNKNOWN_LOTTERY`. */
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
    isOpen: isOffered(brand, { id: card?.id ?? lottery.code, code, vendor }),
  };
}
