import fc from 'fast-check';
import { SEED } from './tier.ts';

// The same values in every run of `pnpm test`: a bug that only some values reveal must not fail an unrelated
// change. `pnpm test:deep` uses new values each time.
fc.configureGlobal({ seed: SEED });
