export { main as default } from '../../../tooling/storybook-preset/src/main.ts';
