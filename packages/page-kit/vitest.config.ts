import { preset } from '@perya/vitest-preset';

export default preset({ name: '@perya/page-kit', environment: 'jsdom', stories: true });
