import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords';

describe('password hashing', () => {
  it('matches a password to its own hash and no other', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('Perya2026');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(hash, 'Perya2026')).toBe(true);
    expect(await passwords.verify(hash, 'Perya2027')).toBe(false);
    expect(await passwords.verify(undefined, 'Perya2026')).toBe(false);
  });

  it('rejects calls above its limits at once, and completes the others', async () => {
    const passwords = createPasswords({ running: 2, waiting: 3 });
    const hash = await passwords.hash('Perya2026');
    const order: string[] = [];
    await Promise.all(
      Array.from({ length: 40 }, () =>
        passwords.verify(hash, 'Perya2026').then(
          () => order.push('served'),
          (error: unknown) => order.push(String((error as { status: number }).status)),
        ),
      ),
    );
    expect(order).toEqual([...Array(35).fill('429'), ...Array(5).fill('served')]);
    // Every slot was released.
    expect(await passwords.verify(hash, 'Perya2026')).toBe(true);
  });

  it('does not block the event loop', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('Perya2026');
    let turns = 0;
    const ticker = setInterval(() => {
      turns += 1;
    }, 1);
    await Promise.all(Array.from({ length: 12 }, () => passwords.verify(hash, 'x')));
    clearInterval(ticker);
    // Hashing on the event loop would allow at most one turn for each of the twelve.
    expect(turns).toBeGreaterThan(20);
  });
});
