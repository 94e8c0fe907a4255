import { expect, test } from 'vitest';

import { keepServerHtml } from './keepServerHtml';

test('a part that comes is that part; one that does not come is waited for and fails nobody', async () => {
  await expect(keepServerHtml(Promise.resolve('part'))).resolves.toBe('part');
  const missing = keepServerHtml(
    Promise.reject(new TypeError('Importing a module script failed.')),
  );
  await expect(Promise.race([missing, Promise.resolve('still waiting')])).resolves.toBe(
    'still waiting',
  );
});
