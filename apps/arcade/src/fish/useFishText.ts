import { fishModel, type FishFacts, type FishId, type FishModel } from '@perya/game-engines/fish';
import { useOpenedGame } from '../game/GameContext';
import type { Pond } from './pond';
import { useFishT } from './texts';

/** Status texts for fish. */
export function useFishText() {
  const model = useFishModel();
  const t = useFishT();
  /** The boss is named by its pond. */
  const nameOf = (kind: FishId): string => t(`name.${kind === 'boss' ? model.boss : kind}`);
  return {
    nameOf,
    locked: (kind: FishId): string =>
      t('locked', { name: nameOf(kind), times: payoutRangeText(model, kind) }),
    /** Text alternative of the pond. */
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

/** Payout of a fish in stakes: `×24`, or a range, `×10–500`. */
export function payoutRangeText(model: FishModel, kind: FishId): string {
  const times = model.worth[kind].map((worth) => worth.times);
  const [min, max] = [Math.min(...times), Math.max(...times)];
  return min === max ? `×${min}` : `×${min}–${max}`;
}

/** The rules of the open pond. */
export function useFishModel(): FishModel {
  const { model: id } = useOpenedGame<FishFacts>().game;
  const model = fishModel(id);
  if (model === undefined) {
    throw new Error(`This page knows no pond called ${id}: it is older than the platform.`);
  }
  return model;
}
