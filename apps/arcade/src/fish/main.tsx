import { openGame } from '../game/openGame';
import { Fish } from './Fish';
import { fishCatalogue } from './texts';

void openGame({ catalogue: fishCatalogue, render: () => <Fish /> });
