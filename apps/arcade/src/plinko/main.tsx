import { PlinkoGameSchema } from '@perya/game-engines/plinko';
import { openGame } from '../game/openGame';
import { instantCatalogue } from '../instant/texts';
import { Plinko } from './Plinko';
import { plinkoCatalogue } from './texts';

void openGame({
  schema: PlinkoGameSchema,
  catalogues: [instantCatalogue, plinkoCatalogue],
  render: () => <Plinko />,
});
