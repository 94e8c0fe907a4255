import { el } from '../kit/dom';
import { createFairness } from '../kit/fairnessDialog';
import type { PlayedRound } from '@perya/game-engines/play-api';
import {
  checkLeg,
  checkResult,
  type LegDetails,
  type Results,
  type WireResult,
} from '@perya/game-engines/sports';
import type { Book } from './book';
import { eventName, resultText, selectionName } from './names';
import { untilText } from './moment';

/** Content of the fairness dialog: the last results, and the player's own settled selections. */
export function createSportsFairness(book: Book) {
  const { game, calls, words, shell, store } = book;
  let results: readonly WireResult[] = [];
  const dialog = createFairness({
    calls,
    words,
    money: shell.money,
    seeds: () => game.seeds,
    onSeeds: () => undefined,
    check: checkLeg,
    label: (played) => legLabel(book, played),
    head: () => [
      el('p', { text: words('fairEvents') }),
      el('h3', { text: words('lastResults') }),
      el('ul', { class: 'rounds' }, ...results.map((result) => resultRow(book, result))),
    ],
    onFault: shell.fault,
  });
  return {
    element: dialog.element,
    refresh: async () => {
      try {
        const { list } = await calls.get<Results>(`sports/results?sport=${store.sport}`);
        results = list.slice(0, 6);
      } catch (error) {
        shell.fault(error);
      }
      await dialog.refresh();
    },
  };
}

function legLabel({ words }: Book, { details }: PlayedRound): string {
  const leg = details as LegDetails | null;
  return leg === null ? '' : `${selectionName(words, leg)} · ${eventName(leg.sides, '')}`;
}

function resultRow({ words, store }: Book, result: WireResult): HTMLElement {
  const verdict = el('span', { class: 'verdict', attr: { role: 'status' } });
  const { sides, league, startsAt, serverSeed } = result;
  const press = async (): Promise<void> => {
    const isSame = await checkResult(result);
    verdict.textContent = words(isSame ? 'checked' : 'notChecked');
    verdict.dataset['same'] = String(isSame);
  };
  return el(
    'li',
    { attr: { title: serverSeed } },
    el('span', { class: 'nonce', text: `−${untilText(store.now() - startsAt)}` }),
    el('span', { text: eventName(sides, league) }),
    el('strong', { text: resultText(words, result) }),
    el('button', {
      class: 'quiet',
      text: words('check'),
      attr: { type: 'button' },
      on: { click: () => void press() },
    }),
    verdict,
  );
}
