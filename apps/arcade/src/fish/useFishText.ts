import type { FishId } from '@perya/game-engines/fish';
import type { Pond } from './pond';
import { useFishT } from './texts';
import { useFishModel } from './useFishModel';
import { worthText } from './worthText';

/** What the page says about fish. */
export function useFishText() {
  const model = useFishModel();
  const t = useFishT();
  /** The boss has the name of its pond's own. */
  const nameOf = (kind: FishId): string => t(`name.${kind === 'boss' ? model.boss : kind}`);
  return {
    nameOf,
    locked: (kind: FishId): string =>
      t('locked', { name: nameOf(kind), times: worthText(model, kind) }),
    /** What swims there, for those who do not see it. */
    pond: ({ swimmers }: Pick<Pond, 'swimmers'>): string => {
      const counts = new Map<string, number>();
      for (const { kind } of swimmers.values()) {
        const name = nameOf(kind);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      const list = [...counts].map(([name, count]) => `${name} ×${count}`).join(', ');
      return t('pond', { list });
    },
  };
}
