import type { Ticket } from '@perya/api-client';
import { readSelection } from '@perya/rules/lottery';

import type { Draft } from '../desk/state/desk';

/** The lines of a ticket as they can be bet again. */
export const draftsOf = ({ lines }: Ticket): readonly Draft[] =>
  lines.map(({ playType, numbers, unit, multiple, rebate }) => ({
    playType,
    selection: readSelection(numbers),
    unit,
    multiple,
    rebate,
  }));
