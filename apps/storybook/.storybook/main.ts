import { hostOf } from '@perya/storybook-preset/main';

export default hostOf([
  '../{brand,docs,rules,state}/**/*.@(mdx|stories.tsx)',
  '../../../packages/*/src/**/*.@(mdx|stories.tsx)',
  '../../web/app/**/*.@(mdx|stories.tsx)',
]);
