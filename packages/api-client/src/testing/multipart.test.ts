import { expect, it } from 'vitest';
import { applyForPromotion } from '../resources';
import { createFakePlatform } from './fakePlatform';

it('reads text fields and files unchanged', async () => {
  const fake = createFakePlatform().on(applyForPromotion, () => null);
  const content = Uint8Array.from([0x89, 0x50, 0x0d, 0x0a, 0xff, 0x00]);
  await fake.client({ getToken: () => 'token' }).call(applyForPromotion, {
    id: 'p-1',
    comment: 'Ang saya! 🎉\r\n\r\nTalaga.',
    pictures: [new File([content], 'ñ.png', { type: 'image/png' }), new Blob(['x'])],
  });
  const { comment, pictures = [] } = fake.calls(applyForPromotion)[0]?.request ?? {};
  expect(comment).toBe('Ang saya! 🎉\r\n\r\nTalaga.');
  const [first] = pictures;
  expect(first?.type).toBe('image/png');
  expect(new Uint8Array((await first?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(content);
  expect(pictures).toHaveLength(2);
});
