import { preset } from '@perya/tsup-preset';

export default preset({
  entry: ['src/index.ts', 'src/balance.ts', 'src/contracts.ts', 'src/testing.ts'],
});
