import './page.css';
import { openGame } from '../game/openGame';
import { Baccarat } from './Baccarat';
import { baccaratCatalogue } from './texts';

void openGame({ catalogue: baccaratCatalogue, render: () => <Baccarat /> });
