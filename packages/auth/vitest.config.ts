import { preset } from '@perya/vitest-preset';

export default preset({ name: '@perya/auth', environment: 'jsdom', stories: true });
