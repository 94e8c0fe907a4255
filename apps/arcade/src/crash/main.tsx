import { openGame } from '../game/openGame';
import { Crash } from './Crash';
import { crashCatalogue } from './texts';

void openGame({ catalogue: crashCatalogue, render: () => <Crash /> });
