export { main as default } from '@perya/storybook-preset/main';
