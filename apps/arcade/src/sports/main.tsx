import { openGame } from '../game/openGame';
import { Sports } from './Sports';
import { sportsCatalogue } from './texts';

void openGame({ catalogue: sportsCatalogue, render: () => <Sports /> });
