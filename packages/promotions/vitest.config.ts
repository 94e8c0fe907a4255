import { preset } from '@perya/vitest-preset';

export default preset({ name: '@perya/promotions', environment: 'jsdom', stories: true });
