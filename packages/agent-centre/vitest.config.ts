import { preset } from '@perya/vitest-preset';

export default preset({ name: '@perya/agent-centre', environment: 'jsdom', stories: true });
