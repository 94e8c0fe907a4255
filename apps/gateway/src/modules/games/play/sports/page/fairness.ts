import { el } from '../../dom';
import { checkRound } from '../../page/checkRound';
import { createFairness } from '../../page/fairnessDialog';
import type { PlayedRound } from '../../protocol';
import { momentOf } from '../board';
import { endOfCourse, playCourse } from '../course';
import { fixtureOf } from '../fixtures';
import { commitmentOf } from '@perya/fairness';
import type { LegDetails, Results, WireResult } from '../protocol';
import type { Book } from './book';
import { eventName, resultText, selectionName } from './names';
import { untilText } from './moment';

/** The whole event once more, from its seed: its final score. */
async function replay(eventId: string, serverSeed: string): Promise<readonly number[]> {
  const fixture = fixtureOf(eventId);
  if (fixture === undefined) return [];
  const course = playCourse(fixture, serverSeed);
  return momentOf(course, endOfCourse(course)).score;
}

/** Whether a result is what its seed plays, and the seed what was promised. */
export async function checkResult({ id, serverSeed, commitment, score }: WireResult) {
  if (commitmentOf(serverSeed) !== commitment) return false;
  return (await replay(id, serverSeed)).join() === score.join();
}

/** Whether a settled selection ended as its event's seed plays it. */
export const checkLeg = (played: PlayedRound): Promise<boolean> =>
  checkRound(played, async ({ serverSeed, clientSeed }) => ({
    outcome: await replay(clientSeed, serverSeed),
  }));

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
