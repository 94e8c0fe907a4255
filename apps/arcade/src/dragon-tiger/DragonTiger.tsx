import { DRAGON_TIGER_TABLE, readRound, type Round } from '@perya/game-engines/dragon-tiger';
import { lazy } from 'react';
import { CardTable } from '../live-table/CardTable';
import { LiveTablePage } from '../live-table/LiveTablePage';
import { rankText } from '../live-table/rankText';
import { useLiveTable } from '../live-table/useLiveTable';
import type { ShownCount } from '../live-table/useTable';
import { DealArea } from './DealArea';
import { RulesSheet } from './RulesSheet';
import { Spots } from './Spots';
import { useDragonTigerT } from './texts';
import { useRoads } from './useRoads';

const DragonTigerFairness = lazy(() => import('./DragonTigerFairness'));

/** Dragon's card is dealt immediately, Tiger's after this time. */
const CARD_MS = 1_600;

/** The page of a Dragon Tiger table. */
export function DragonTiger() {
  const t = useDragonTigerT();
  const live = useLiveTable({
    table: DRAGON_TIGER_TABLE,
    shownCount: countCards,
    resultText: (dealt) => {
      const round = readRound(dealt);
      return t(resultKeyOf(round), {
        dragon: rankText(round.dragon),
        tiger: rankText(round.tiger),
      });
    },
  });
  const roads = useRoads(live.table);

  return (
    <LiveTablePage
      live={live}
      rules={<RulesSheet />}
      fairness={<DragonTigerFairness live={live} />}
    >
      <CardTable
        roads={roads}
        felt={<DealArea view={live.table} status={live.status.status} />}
        seats={{ table: live.table.table, count: DRAGON_TIGER_TABLE.seats }}
        spots={<Spots live={live} />}
      />
    </LiveTablePage>
  );
}

/** The number of cards on the felt. */
const countCards: ShownCount = (dealt, { dealsAt, resultAt }, at) =>
  at >= resultAt ? dealt.length : Math.min(dealt.length, Math.floor((at - dealsAt) / CARD_MS) + 1);

function resultKeyOf({ winner, isSuited }: Round) {
  if (winner === 'tie') return isSuited ? 'suitedTieResult' : 'tieResult';
  return winner === 'dragon' ? 'dragonWins' : 'tigerWins';
}
