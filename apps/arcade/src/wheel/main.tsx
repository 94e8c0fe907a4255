import { WheelGameSchema } from '@perya/game-engines/wheel';
import { openGame } from '../game/openGame';
import { instantCatalogue } from '../instant/texts';
import { Wheel } from './Wheel';
import { wheelCatalogue } from './texts';

void openGame({
  schema: WheelGameSchema,
  catalogues: [instantCatalogue, wheelCatalogue],
  render: () => <Wheel />,
});
