import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { busy } from '../http/Rejection';

/** Hashes passwords, and limits the load that a flood of sign-ins can cause. */
export interface Passwords {
  /** An argon2id hash with its own salt, in PHC format. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches. Without a hash (no such account, or one without a password) it takes the
   * same time and returns false. Throws a 429 immediately if too many are in progress.
   */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** OWASP's recommendation for argon2id, which is the library's default; about 30 ms on a current core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

interface PasswordsOptions {
  /** How many can hash at once: they share libuv's four threads. */
  running?: number;
  /** How many more can be queued; the next one is rejected. */
  waiting?: number;
}

export function createPasswords({ running = 3, waiting = 9 }: PasswordsOptions = {}): Passwords {
  let active = 0;
  const queue: (() => void)[] = [];
  // Created once, from a random password.
  let dummy: Promise<string> | undefined;

  const limited = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (active < running) {
      active += 1;
    } else {
      if (queue.length >= waiting) {
        throw busy();
      }
      await new Promise<void>((go) => queue.push(go));
    }
    try {
      return await work();
    } finally {
      // The slot is passed on instead of released, so that no other caller can take it in between.
      const next = queue.shift();
      if (next === undefined) active -= 1;
      else next();
    }
  };

  return {
    hash: (password) => limited(() => hash(password, COST)),
    verify: (passwordHash, password) =>
      limited(async () => {
        // A member without a password has no hash that the library can parse.
        if (passwordHash?.startsWith('$argon2') === true) return verify(passwordHash, password);
        dummy ??= hash(randomBytes(32).toString('base64'), COST);
        await verify(await dummy, password);
        return false;
      }),
  };
}
