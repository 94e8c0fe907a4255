import { celebrate } from '../kit/celebrate';
import type { Shell } from '../kit/shell';
import type { Words } from '../kit/texts';
import type { ShotsReply, FishModel } from '@perya/game-engines/fish';
import type { Hit, Pond } from './pond';
import { nameOf } from './rules';
import type { Scene } from './scene';
import type { TextKey } from './texts';

/** A catch of this many stakes is worth a little noise. */
const FINE_WIN = 30;

interface Told {
  words: Words<TextKey>;
  shell: Shell;
  scene: Scene;
  model: FishModel;
}

/** Shows what a batch has caught; the best of it is said. */
export function tellCatches(
  { words, shell, scene, model }: Told,
  hits: readonly Hit[],
  { times }: ShotsReply,
): void {
  let best = 0;
  hits.forEach(({ swimmer, stake, x, y }, place) => {
    const paid = times[place] ?? 0;
    if (paid === 0) return;
    swimmer.caughtAt ??= swimmer.age;
    const amount = shell.money((paid * Number(stake)).toFixed(2));
    scene.flash('paid', { x, y }, amount);
    if (paid <= best) return;
    best = paid;
    shell.say(words('caught', { name: nameOf(words, model, swimmer.kind), amount }), 'win');
  });
  if (best === 0) return;
  shell.sound.note(560 + Math.min(400, best * 8), 0.16);
  if (best < FINE_WIN) return;
  shell.sound.win();
  celebrate();
}

/** What swims there, for those who do not see it. */
export function describePond(words: Words<TextKey>, model: FishModel, pond: Pond): string {
  const counts = new Map<string, number>();
  for (const { kind } of pond.swimmers.values()) {
    const name = nameOf(words, model, kind);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return words('pond', {
    list: [...counts].map(([name, count]) => `${name} ×${count}`).join(', '),
  });
}
