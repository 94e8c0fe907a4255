import { hostOf } from '@perya/storybook-preset/main';

export default hostOf([
  '../{docs,contract,texts}/**/*.@(mdx|stories.tsx)',
  '../../../packages/*/src/**/*.@(mdx|stories.tsx)',
  '../../web/app/**/*.@(mdx|stories.tsx)',
]);
