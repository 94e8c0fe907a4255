import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { busy } from '../http/Rejection';

/** Hashes passwords without letting a flood of sign-ins take the machine. */
export interface Passwords {
  /** An argon2id hash with its own salt, in PHC notation. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password fits. Without a hash (no such account, or one without a password) it takes
   * the same time and answers false. Throws a 429 at once where too many are under way.
   */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** OWASP's recommendation for argon2id, which is the library's default; some 30 ms on a current core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

interface PasswordsOptions {
  /** How many may hash at once: they share libuv's four threads. */
  running?: number;
  /** How many more may wait for them; the next is refused. */
  waiting?: number;
}

export function createPasswords({ running = 3, waiting = 9 }: PasswordsOptions = {}): Passwords {
  let active = 0;
  const queue: (() => void)[] = [];
  // Made once, of a password that nobody knows.
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
      // The place is handed on, not given back: nobody slips in between.
      const next = queue.shift();
      if (next === undefined) active -= 1;
      else next();
    }
  };

  return {
    hash: (password) => limited(() => hash(password, COST)),
    verify: (passwordHash, password) =>
      limited(async () => {
        // A member without a password has no hash that the library could read.
        if (passwordHash?.startsWith('$argon2') === true) return verify(passwordHash, password);
        dummy ??= hash(randomBytes(32).toString('base64'), COST);
        await verify(await dummy, password);
        return false;
      }),
  };
}
