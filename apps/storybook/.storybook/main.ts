import { hostOf } from '@perya/storybook-preset/main';

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
