import { CLIENT_SEED } from '@perya/fairness';
import type { PlayedRound, RotatedSeeds, WireSeeds } from '@perya/game-engines/play-api';
import { el } from './dom';
import type { Calls } from './calls';
import type { Words } from './texts';

interface FairnessOptions {
  calls: Calls;
  words: Words;
  money: (decimal: string) => string;
  /** The pair in use, and what to do with a new one. */
  seeds: () => WireSeeds;
  onSeeds: (seeds: WireSeeds) => void;
  /** Draws a round again and compares: `checkRound` with the game's own rules. */
  check: (played: PlayedRound) => Promise<boolean>;
  /** What a round was, in a few words, where the stake does not say it. */
  label?: (played: PlayedRound) => string;
  /** Takes the place of the seeds, where they are not the player's own. */
  head?: () => readonly HTMLElement[];
  onFault: (error: unknown) => void;
}

/** Content of the fairness dialog: the promise, the player's seed, the last rounds to check. */
export function createFairness(options: FairnessOptions): {
  element: HTMLElement;
  refresh(): Promise<void>;
} {
  const { calls, words, money, seeds, onSeeds, check, label, head, onFault } = options;
  const element = el('div', { class: 'fairness' });
  let given: RotatedSeeds['given'] | undefined;

  const rotate = async (input: HTMLInputElement): Promise<void> => {
    input.setCustomValidity(CLIENT_SEED.test(input.value) ? '' : words('invalidSeed'));
    if (!input.reportValidity()) return;
    try {
      const rotated = await calls.post<RotatedSeeds>('seeds', { clientSeed: input.value });
      given = rotated.given;
      onSeeds(rotated.next);
      await refresh();
    } catch (error) {
      onFault(error);
    }
  };

  const what = ({ isFree, stake }: PlayedRound): string =>
    isFree ? words('freeRound') : money(stake);

  const row = (played: PlayedRound): HTMLElement => {
    const verdict = el('span', { class: 'verdict', attr: { role: 'status' } });
    const press = async (): Promise<void> => {
      const isSame = await check(played);
      verdict.textContent = words(isSame ? 'checked' : 'notChecked');
      verdict.dataset['same'] = String(isSame);
    };
    return el(
      'li',
      {},
      el('span', { class: 'nonce', text: `#${played.nonce}` }),
      el('span', { text: label?.(played) ?? what(played) }),
      el('strong', { text: money(played.payout) }),
      played.serverSeed === null
        ? el('span', { class: 'sealed', text: words(played.isOpen ? 'stillOpen' : 'sealed') })
        : el('button', {
            class: 'quiet',
            text: words('check'),
            attr: { type: 'button' },
            on: { click: () => void press() },
          }),
      verdict,
    );
  };

  const ownSeeds = (): readonly HTMLElement[] => {
    const { commitment, clientSeed, nextNonce } = seeds();
    const input = el('input', {
      attr: {
        id: 'client-seed',
        value: clientSeed,
        maxlength: 64,
        autocomplete: 'off',
        spellcheck: 'false',
      },
      on: { input: (event) => (event.target as HTMLInputElement).setCustomValidity('') },
    });
    const facts: [string, string, string?][] = [
      [words('commitment'), commitment, 'hash'],
      [words('nonce'), String(nextNonce)],
    ];
    if (given !== undefined) facts.push([words('givenSeed'), given.serverSeed, 'hash']);
    return [
      el('p', { text: words('fairText') }),
      el(
        'dl',
        {},
        ...facts.flatMap(([term, text, kind = '']) => [
          el('dt', { text: term }),
          el('dd', { class: kind, text }),
        ]),
      ),
      el('label', { text: words('clientSeed'), attr: { for: 'client-seed' } }),
      el(
        'div',
        { class: 'seedRow' },
        input,
        el('button', {
          class: 'second',
          text: words('newSeeds'),
          attr: { type: 'button' },
          on: { click: () => void rotate(input) },
        }),
      ),
    ];
  };

  const refresh = async (): Promise<void> => {
    const { list } = await calls.get<{ list: PlayedRound[] }>('rounds');
    element.replaceChildren(
      ...(head ?? ownSeeds)(),
      el('h3', { text: words('lastRounds') }),
      list.length === 0
        ? el('p', { text: words('noRounds') })
        : el('ul', { class: 'rounds' }, ...list.map(row)),
    );
  };

  return {
    element,
    refresh: async () => {
      try {
        await refresh();
      } catch (error) {
        onFault(error);
      }
    },
  };
}
