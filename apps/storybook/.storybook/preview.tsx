export { preview as default } from '@perya/storybook-preset/preview';
