import { preset } from '@perya/tsup-preset';

export default preset({ entry: ['src/index.ts', 'src/lobby-page.ts', 'src/game-page.ts'] });
