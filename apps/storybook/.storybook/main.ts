import { hostOf } from '../../../tooling/storybook-preset/src/main.ts';

export default hostOf([
  {
    directory: '../../../packages',
    files: '*/src/**/*.stories.tsx',
  },
  {
    directory: '../../web/app',
    files: '**/*.stories.tsx',
    titlePrefix: 'web',
  },
]);
