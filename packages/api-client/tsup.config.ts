import { preset } from '@perya/tsup-preset';

export default preset({
  entry: [
    'src/index.ts',
    'src/testing.ts',
    'src/react.ts',
    'src/openapi/index.ts',
    'src/server.ts',
  ],
});
