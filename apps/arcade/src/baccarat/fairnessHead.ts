import { el } from '../kit/dom';
import { CLIENT_SEED } from '@perya/fairness';
import type { Calls } from '../kit/calls';
import type { Words } from '../kit/texts';
import type { RotatedSeeds, WireSeeds } from '@perya/game-engines/play-api';
import type { TableState } from '@perya/game-engines/baccarat';
import type { TextKey } from './texts';

/** What the fairness dialog says of a table: the promises, and the player's own part. */
export function createFairnessHead({
  calls,
  words,
  table,
  seeds,
  onSeeds,
  onFault,
}: {
  calls: Calls;
  words: Words<TextKey>;
  table: () => TableState | undefined;
  seeds: () => WireSeeds;
  onSeeds: (seeds: WireSeeds) => void;
  onFault: (error: unknown) => void;
}): () => HTMLElement[] {
  return () => {
    const said = el('p', { class: 'verdict', attr: { role: 'status' } });
    const input = el('input', {
      attr: {
        id: 'client-seed',
        value: seeds().clientSeed,
        maxlength: 64,
        autocomplete: 'off',
        spellcheck: 'false',
      },
      on: { input: () => input.setCustomValidity('') },
    });
    const keep = async (): Promise<void> => {
      input.setCustomValidity(CLIENT_SEED.test(input.value) ? '' : words('invalidSeed'));
      if (!input.reportValidity()) return;
      try {
        const { next } = await calls.post<RotatedSeeds>('seeds', { clientSeed: input.value });
        onSeeds(next);
        said.textContent = words('seedKept');
      } catch (error) {
        onFault(error);
      }
    };
    const state = table();
    const promises: [string, string][] =
      state === undefined
        ? []
        : [
            [words('thisRound'), state.commitment],
            [words('nextRound'), state.nextCommitment],
          ];
    return [
      el('p', { text: words('fairText') }),
      el(
        'dl',
        {},
        ...promises.flatMap(([term, hash]) => [
          el('dt', { text: term }),
          el('dd', { class: 'hash', text: hash }),
        ]),
      ),
      el('label', { text: words('clientSeed'), attr: { for: 'client-seed' } }),
      el(
        'div',
        { class: 'seedRow' },
        input,
        el('button', {
          class: 'second',
          text: words('useSeed'),
          attr: { type: 'button' },
          on: { click: () => void keep() },
        }),
      ),
      said,
    ];
  };
}
