import { preset } from '@perya/tsup-preset';

export default preset({ entry: ['src/index.ts', 'src/build.ts', 'src/testing.ts'] });
