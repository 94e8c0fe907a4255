import { preset } from '@perya/vitest-preset';

export default preset({ name: '@perya/centre-kit', environment: 'jsdom', stories: true });
