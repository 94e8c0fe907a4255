import { expect, test } from 'vitest';

import { orAsSent } from './orAsSent';

test('a part that comes is that part; one that does not come is waited for and fails nobody', async () => {
  await expect(orAsSent(Promise.resolve('part'))).resolves.toBe('part');
  const missing = orAsSent(Promise.reject(new TypeError('Importing a module script failed.')));
  await expect(Promise.race([missing, Promise.resolve('still waiting')])).resolves.toBe(
    'still waiting',
  );
});
