import { CLIENT_SEED, commitmentOf } from '../../fairness/fairness';
import type { SlotRules } from '../machine';
import type { PlayedSpin, RotatedSeeds, WireSeeds } from '../protocol';
import { spin } from '../spin';
import type { Calls } from './calls';
import { el } from './dom';
import type { Words } from './texts';

interface FairnessOptions {
  calls: Calls;
  words: Words;
  rules: SlotRules;
  money: (decimal: string) => string;
  seeds: () => WireSeeds;
  onSeeds: (seeds: WireSeeds) => void;
  onFault: (error: unknown) => void;
}

/**
 * Whether a spin is what its seeds draw: the promise fits the seed, and the draw and its reading come
 * to the same stops and the same payout. Nothing but the player's own browser takes part.
 */
export async function checkSpin(
  rules: SlotRules,
  played: PlayedSpin,
  stake: number,
): Promise<boolean> {
  const { serverSeed, clientSeed, nonce } = played;
  if (serverSeed === null) return false;
  if ((await commitmentOf(serverSeed)) !== played.commitment) return false;
  const result = await spin(rules, { serverSeed, clientSeed, nonce }, played.isFree);
  if (result.stops.join() !== played.stops.join()) return false;
  // A free spin pays by the stake of the bet that won it, which the row does not carry.
  return (
    played.isFree ||
    Math.round((result.pays * stake) / rules.lines) === Math.round(Number(played.payout) * 100)
  );
}

export function createFairness(options: FairnessOptions): {
  element: HTMLElement;
  refresh(): Promise<void>;
} {
  const { calls, words, rules, money, seeds, onSeeds, onFault } = options;
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

  const row = (played: PlayedSpin): HTMLElement => {
    const verdict = el('span', { class: 'verdict', attr: { role: 'status' } });
    const check = async (): Promise<void> => {
      const isSame = await checkSpin(rules, played, Math.round(Number(played.stake) * 100));
      verdict.textContent = words(isSame ? 'checked' : 'notChecked');
      verdict.dataset['same'] = String(isSame);
    };
    return el(
      'li',
      {},
      el('span', { class: 'nonce', text: `#${played.nonce}` }),
      el('span', { text: played.isFree ? words('freeSpins') : money(played.stake) }),
      el('strong', { text: money(played.payout) }),
      played.serverSeed === null
        ? el('span', { class: 'sealed', text: words('sealed') })
        : el('button', {
            class: 'quiet',
            text: words('check'),
            attr: { type: 'button' },
            on: { click: () => void check() },
          }),
      verdict,
    );
  };

  const refresh = async (): Promise<void> => {
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
    const { list } = await calls.get<{ list: PlayedSpin[] }>('spins');
    element.replaceChildren(
      el('p', { text: words('fairText') }),
      el(
        'dl',
        {},
        el('dt', { text: words('commitment') }),
        el('dd', { class: 'hash', text: commitment }),
        el('dt', { text: words('nonce') }),
        el('dd', { text: String(nextNonce) }),
        ...(given === undefined
          ? []
          : [
              el('dt', { text: words('givenSeed') }),
              el('dd', { class: 'hash', text: given.serverSeed }),
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
      el('h3', { text: words('lastSpins') }),
      list.length === 0
        ? el('p', { text: words('noSpins') })
        : el('ul', { class: 'spins' }, ...list.map(row)),
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
