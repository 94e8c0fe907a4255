import { preset } from '@perya/vitest-preset';

export default preset({ name: '@perya/lobby', environment: 'jsdom', stories: true });
