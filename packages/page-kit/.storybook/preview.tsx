export { preview as default } from '../../../tooling/storybook-preset/src/preview.tsx';
