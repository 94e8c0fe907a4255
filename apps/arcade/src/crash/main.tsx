import { FlightGameSchema } from '@perya/game-engines/crash';
import { openGame } from '../game/openGame';
import { Crash } from './Crash';
import { crashCatalogue } from './texts';

void openGame({ schema: FlightGameSchema, catalogues: [crashCatalogue], render: () => <Crash /> });
