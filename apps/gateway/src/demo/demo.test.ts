import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bannerSvg, type BannerScene } from '../modules/art/banner';
import { SLOT_THEMES, TABLE_THEMES } from '../modules/games/game-list/themes';
import { BANNERS } from '../modules/content';
import { SERIES } from '../modules/rewards/activities/tournaments/series';
import { REWARDS } from '../modules/rewards/points/demo';
import { PROMOTIONS } from '../modules/rewards/promotions/promotions';
import { parseDemo } from './parseDemo';

it.each(['motif', 'backdrop'] as const)('every %s in the demo data can be drawn', (part) => {
  const scenes = [...PROMOTIONS, ...REWARDS, ...SERIES, ...BANNERS].map(({ scene }) => ({
    ...scene,
    backdrops: [scene.backdrop],
  }));
  const themes = Object.values({ ...SLOT_THEMES, ...TABLE_THEMES });
  const undrawable = [...scenes, ...themes].flatMap(({ motifs, backdrops }) =>
    part === 'motif'
      ? motifs.filter((motif) => !isDrawn({ motifs: [motif, motif, motif] }))
      : backdrops.filter((backdrop) => !isDrawn({ backdrop })),
  );
  expect(undrawable).toEqual([]);
});

function isDrawn(part: Partial<BannerScene>): boolean {
  const scene: BannerScene = { backdrop: 'night', motifs: ['coin', 'coin', 'coin'], palette: 0 };
  try {
    bannerSvg('test', { ...scene, ...part }, 'wide');
    return true;
  } catch {
    return false;
  }
}

it('reports the error and its file', () => {
  const schema = v.array(v.strictObject({ kind: v.picklist(['A', 'B']) }));
  expect(() => parseDemo('things.json', schema, [{ kind: 'A' }, { kind: 'C' }])).toThrow(
    'src/demo/things.json is not valid. 1.kind: Invalid type: Expected ("A" | "B") but received "C"',
  );
});
