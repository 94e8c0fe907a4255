import type { Lottery, Selection } from '@perya/rules/lottery';
import { createContext, use, useMemo } from 'react';

import { useT } from '../locales';
import { useTranslateCode } from './words';
import { playTypeOf } from '../desk/state/desk';

/** The lottery of the play types and selections rendered below. */
export const LotteryContext = createContext<Lottery | null>(null);

/** Max length of the text; the board shows the whole selection. */
const MAX_LENGTH = 600;

/** Formats play types and selections. */
export interface SelectionText {
  playType(code: string): string;
  selection(playType: string, selection: Selection): string;
}

/** Formatters for the lottery from context, or for `named`. */
export function useSelectionText(named?: Lottery): SelectionText {
  const around = use(LotteryContext);
  const lottery = named ?? around;
  const words = useTranslateCode();
  const t = useT();
  return useMemo(
    () => ({
      playType: (code) => {
        const playType = lottery && playTypeOf(lottery, code);
        const groups = new Set(lottery?.playTypes.map(({ group }) => group));
        const name = words('playType', code);
        return playType === null || groups.size < 2
          ? name
          : `${words('group', playType.group)} · ${name}`;
      },
      selection: (code, selection) => {
        const shape = lottery && playTypeOf(lottery, code).shape;
        if (shape?.kind === 'options') {
          return (selection[0] ?? []).map((option) => words('option', option)).join(', ');
        }
        if (shape?.kind === 'positions' || shape?.kind === 'spots') {
          return shape.positions
            .map((position, place) => ({ position, list: selection[place] ?? [] }))
            .filter(({ list }) => list.length > 0)
            .map(({ position, list }) =>
              t('slip.positionNumbers', {
                position: words('position', position),
                numbers: list.join(' '),
              }),
            )
            .join(' · ');
        }
        return (selection[0] ?? []).join(' ').slice(0, MAX_LENGTH);
      },
    }),
    [lottery, words, t],
  );
}
