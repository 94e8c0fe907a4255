import { readMark, readRound, writeMark, type Mark } from '@perya/game-engines/dragon-tiger';
import type { RoadMapsData } from '../live-table/RoadMaps';
import type { SideMark } from '../live-table/roads';
import type { TableView } from '../live-table/useTable';
import { useDragonTigerT } from './texts';

/** The road maps: all finished rounds, plus the current one once its result is shown. */
export function useRoads({ table, result }: Pick<TableView, 'table' | 'result'>): RoadMapsData {
  const t = useDragonTigerT();
  const sheet = table?.sheet ?? '';
  const marks = Array.from(
    result === undefined ? sheet : sheet + writeMark(readRound(result)),
    readMark,
  );
  const count = (winner: Mark['winner']) => marks.filter((mark) => mark.winner === winner).length;
  const counts = { dragon: count('dragon'), tiger: count('tiger'), tie: count('tie') };
  return { marks: marks.map(toSideMark), counts: t('counts', counts) };
}

const WINNERS = { dragon: 'first', tiger: 'second', tie: 'tie' } as const;

/** Dragon is the first side. A suited tie has the dots of both. */
const toSideMark = ({ winner, isSuitedTie }: Mark): SideMark => ({
  winner: WINNERS[winner],
  dots: isSuitedTie ? ['first', 'second'] : [],
});
