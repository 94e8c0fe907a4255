import { openGame } from '../game/openGame';
import { Pusoy } from './Pusoy';
import { pusoyCatalogue } from './texts';

void openGame({ catalogue: pusoyCatalogue, render: () => <Pusoy /> });
