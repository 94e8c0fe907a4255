import { BACCARAT_TABLE, readRound, valueOf } from '@perya/game-engines/baccarat';
import { lazy } from 'react';
import { CardTable } from '../live-table/CardTable';
import { LiveTablePage } from '../live-table/LiveTablePage';
import { useLiveTable } from '../live-table/useLiveTable';
import type { ShownCount } from '../live-table/useTable';
import { DealArea } from './DealArea';
import { RulesSheet } from './RulesSheet';
import { Spots } from './Spots';
import { useBaccaratT } from './texts';
import { useRoads } from './useRoads';

const BaccaratFairness = lazy(() => import('./BaccaratFairness'));

/** The first card is dealt immediately, the last one a second before the result. */
const CARD_MS = 1_050;
const RESULTS = { player: 'playerWins', banker: 'bankerWins', tie: 'tieResult' } as const;

/** The page of a baccarat table. */
export function Baccarat() {
  const t = useBaccaratT();
  const live = useLiveTable({
    table: BACCARAT_TABLE,
    shownCount: countCards,
    resultText: (dealt) => {
      const { winner, player, banker } = readRound(dealt);
      return t(RESULTS[winner], { player: valueOf(player), banker: valueOf(banker) });
    },
  });
  const roads = useRoads(live.table);

  return (
    <LiveTablePage live={live} rules={<RulesSheet />} fairness={<BaccaratFairness live={live} />}>
      <CardTable
        roads={roads}
        felt={<DealArea view={live.table} status={live.status.status} />}
        seats={{ table: live.table.table, count: BACCARAT_TABLE.seats }}
        spots={<Spots live={live} />}
      />
    </LiveTablePage>
  );
}

/** The number of cards on the felt. */
const countCards: ShownCount = (dealt, { dealsAt, resultAt }, at) =>
  at >= resultAt ? dealt.length : Math.min(dealt.length, Math.floor((at - dealsAt) / CARD_MS) + 1);
