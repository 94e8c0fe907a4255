import { fileURLToPath } from 'node:url';

import { hostOf, writeGuides } from '@perya/storybook-preset/main';

// Git ignores the folder.
writeGuides(fileURLToPath(new URL('../docs/guides', import.meta.url)));

export default hostOf([
  '../{brand,contract,docs,rules,state,texts}/**/*.@(mdx|stories.tsx)',
  '../../../packages/*/src/**/*.@(mdx|stories.tsx)',
  '../../web/app/**/*.@(mdx|stories.tsx)',
]);
