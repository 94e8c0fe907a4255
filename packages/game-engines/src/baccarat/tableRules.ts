import type { TableRules } from '../live-table';
import { drawShoe } from './drawShoe';
import { BACCARAT_TABLE } from './protocol';
import { STATED_RETURNS } from './returns';
import { readMark, writeMark } from './history';
import { BACCARAT_MODELS, readRound, settle, type BaccaratRules } from './rules';

const LETTERS = { player: 'P', banker: 'B', tie: 'T' } as const;
const MAIN = { maxTimes: 1_000n };
const SIDE = { maxTimes: 100n };

/** Each spot is its own type of bet. */
export const BACCARAT_RULES: TableRules<BaccaratRules> = {
  table: BACCARAT_TABLE,
  models: BACCARAT_MODELS,
  betTypes: { player: MAIN, banker: MAIN, tie: SIDE, playerPair: SIDE, bankerPair: SIDE },
  betTypeOf: (spot) => spot,
  returns: STATED_RETURNS,
  history: 'sheet',
  draw: (draw) => readRound(drawShoe(draw)).dealt,
  settle: (model, dealt, stakes) => settle(model, readRound(dealt), stakes),
  markOf: (dealt) => writeMark(readRound(dealt)),
  cardResultOf: (mark) => LETTERS[readMark(mark).winner],
};
