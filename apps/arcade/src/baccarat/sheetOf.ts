import { writeMark } from '@perya/game-engines/baccarat';
import type { TableView } from './useTable';

/** The sheet of the road maps: the rounds that are over, and this one once its result is shown. */
export function sheetOf({ table, result }: Pick<TableView, 'table' | 'result'>): string {
  const sheet = table?.sheet ?? '';
  return result === undefined ? sheet : sheet + writeMark(result);
}
