import { preset } from '@perya/vitest-preset';

import { brandPack } from './server/brandPack.ts';
import { inlineScripts } from './server/inlineScripts.ts';

export default preset({
  name: '@perya/web',
  environment: 'jsdom',
  stories: true,
  include: ['app/**/*.test.{ts,tsx}'],
  onServer: ['{server,worker}/**/*.test.ts'],
  plugins: [inlineScripts(), brandPack()],
});
