import { preset } from '@perya/tsup-preset';

export default preset({ entry: ['src/index.ts', 'src/core.ts', 'src/testing.ts'] });
