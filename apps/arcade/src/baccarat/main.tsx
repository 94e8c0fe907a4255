import './page.css';
import { BaccaratGameSchema } from '@perya/game-engines/baccarat';
import { openGame } from '../game/openGame';
import { Baccarat } from './Baccarat';
import { baccaratCatalogue } from './texts';

void openGame({
  schema: BaccaratGameSchema,
  catalogue: baccaratCatalogue,
  render: () => <Baccarat />,
});
