import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As for whole tests: what is looked for may come late on a machine that runs everything at once.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
