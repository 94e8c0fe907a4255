import fc from 'fast-check';
import { SEED } from './tier.ts';

// The same values in every run of `pnpm test`: a fault that only some values show must not fail a change
// that has nothing to do with it. `pnpm test:deep` takes others each time.
fc.configureGlobal({ seed: SEED });
