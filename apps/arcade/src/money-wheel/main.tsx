import './page.css';
import { MoneyWheelGameSchema } from '@perya/game-engines/money-wheel';
import { openGame } from '../game/openGame';
import { liveTableCatalogue } from '../live-table/texts';
import { MoneyWheel } from './MoneyWheel';
import { moneyWheelCatalogue } from './texts';

void openGame({
  schema: MoneyWheelGameSchema,
  catalogues: [liveTableCatalogue, moneyWheelCatalogue],
  render: () => <MoneyWheel />,
});
