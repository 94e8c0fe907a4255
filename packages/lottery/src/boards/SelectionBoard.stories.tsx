import { emptySelection, readSelection, type Selection } from '@perya/rules/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { playTypeOf } from '../desk/state/desk';
import { storyLottery } from '../desk/testDesk';
import { catalogue } from '../locales';
import { SelectionBoard } from './SelectionBoard';

interface BoardProps {
  lottery: string;
  playType: string;
  /** Initial selection, in wire format. */
  chosen?: string;
  odds?: string;
  isDisabled?: boolean;
}

/** A board that holds its selection in state. */
function Board({ lottery, playType: code, chosen, odds, isDisabled }: BoardProps) {
  const playType = playTypeOf(storyLottery(lottery), code);
  const [selection, setSelection] = useState<Selection>(() =>
    chosen === undefined ? emptySelection(playType.shape) : readSelection(chosen),
  );
  return (
    <SelectionBoard
      playType={playType}
      selection={selection}
      oddsText={() => odds}
      isDisabled={isDisabled}
      onChange={setSelection}
    />
  );
}

const meta = {
  title: 'Play/Lottery/Betting/SelectionBoard',
  component: Board,
  parameters: { catalogues: [catalogue] },
  args: { lottery: 'PH_6_42', playType: 'system', chosen: '03,11,27' },
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Lotto: Story = {};

export const LottoFull: Story = {
  args: { chosen: '01,02,05,09,13,17,20,21,30,33,40,42' },
  globals: phone,
};

export const TwoDigits: Story = {
  args: { lottery: 'VN_NORTH', playType: 'lo-2', chosen: '07,36,99' },
  globals: { language: 'VI' },
};

export const TwoDigitsPhone: Story = { ...TwoDigits, globals: { ...phone, language: 'VI' } };

export const Positions: Story = {
  args: { lottery: 'FIVE_1M', playType: 'straight-3', chosen: '1,2|3|4,5' },
};

export const PositionsPhone: Story = { ...Positions, globals: { ...phone, language: 'TH' } };

export const Spots: Story = {
  args: { lottery: 'RACING_1M', playType: 'spots', chosen: '01|||||||||' },
};

export const Entries: Story = {
  args: { lottery: 'PH_4D', playType: 'endings', chosen: '0042,1234,9876' },
};

export const EntriesEmpty: Story = {
  args: { lottery: 'PH_4D', playType: 'endings', chosen: '' },
  globals: phone,
};

export const Options: Story = {
  args: { lottery: 'DICE_1M', playType: 'sides', chosen: 'big', odds: '× 1.89' },
};

export const ManyOptions: Story = {
  args: { lottery: 'RACING_1M', playType: 'place-sides', chosen: 'first-big', odds: '× 1.84' },
  globals: phone,
};

export const Resting: Story = { args: { isDisabled: true } };
