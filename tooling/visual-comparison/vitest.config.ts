import { preset } from '@perya/vitest-preset';

export default preset({ name: '@perya/visual-comparison' });
