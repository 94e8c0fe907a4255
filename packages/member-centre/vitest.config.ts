import { preset } from '@perya/vitest-preset';

export default preset({ name: '@perya/member-centre', environment: 'jsdom', stories: true });
