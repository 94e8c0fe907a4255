import { preset } from '@perya/vitest-preset';

export default preset({ name: '@perya/points-mall', environment: 'jsdom', stories: true });
