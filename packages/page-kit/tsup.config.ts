import { preset } from '@perya/tsup-preset';

export default preset();
