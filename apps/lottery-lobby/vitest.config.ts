import { preset } from '@perya/vitest-preset';

export default preset({ name: '@perya/lottery-lobby', environment: 'jsdom' });
