import { preset } from '@perya/vitest-preset';

export default preset({ name: '@perya/support', environment: 'jsdom', stories: true });
