import { preset } from '@perya/vitest-preset';
import { mergeConfig } from 'vitest/config';

import { brandPack } from './server/brandPack.ts';
import { inlineScripts } from './server/inlineScripts.ts';

export default mergeConfig(
  preset({
    name: '@perya/web',
    environment: 'jsdom',
    stories: true,
    test: { include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'worker/**/*.test.ts'] },
  }),
  { plugins: [inlineScripts(), brandPack()] },
);
