import { hostOf } from '@perya/storybook-preset/main';

export default hostOf([
  '../docs/**/*.@(mdx|stories.tsx)',
  '../../../packages/*/src/**/*.@(mdx|stories.tsx)',
  '../../web/app/**/*.@(mdx|stories.tsx)',
]);
