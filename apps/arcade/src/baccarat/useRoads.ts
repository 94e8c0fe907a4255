import { readMark, readRound, writeMark, type Mark } from '@perya/game-engines/baccarat';
import type { RoadMapsData } from '../live-table/RoadMaps';
import type { SideMark } from '../live-table/roads';
import type { TableView } from '../live-table/useTable';
import { useBaccaratT } from './texts';

/** The road maps: all finished rounds, plus the current one once its result is shown. */
export function useRoads({ table, result }: Pick<TableView, 'table' | 'result'>): RoadMapsData {
  const t = useBaccaratT();
  const sheet = table?.sheet ?? '';
  const marks = Array.from(
    result === undefined ? sheet : sheet + writeMark(readRound(result)),
    readMark,
  );
  const count = (winner: Mark['winner']) => marks.filter((mark) => mark.winner === winner).length;
  const counts = { banker: count('banker'), player: count('player'), tie: count('tie') };
  return { marks: marks.map(toSideMark), counts: t('counts', counts) };
}

const WINNERS = { player: 'first', banker: 'second', tie: 'tie' } as const;

/** The player is the first side. Dots are pairs. */
function toSideMark({ winner, playerPair, bankerPair }: Mark): SideMark {
  const dots: SideMark['dots'] = [
    ...(playerPair ? (['first'] as const) : []),
    ...(bankerPair ? (['second'] as const) : []),
  ];
  return { winner: WINNERS[winner], dots };
}
