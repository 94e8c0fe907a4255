import * as v from 'valibot';
import demo from '../../../demo/gameThemes.json' with { type: 'json' };
import { BackdropSchema, MotifSchema, parseDemo } from '../../../demo/parseDemo';

const scene = {
  family: v.string(),
  /** The first is the main motif. */
  motifs: v.tupleWithRest([MotifSchema, MotifSchema, MotifSchema, MotifSchema], MotifSchema),
  /** Possible backdrops of a cover. */
  backdrops: v.tupleWithRest([BackdropSchema], BackdropSchema),
};
const ThemeSchema = v.strictObject(scene);
const SlotThemeSchema = v.strictObject({
  ...scene,
  heroes: v.array(v.string()),
  things: v.array(v.string()),
  /** Complete names that fit only this theme. */
  titles: v.array(v.string()),
});

/** The contents of a game's cover and reels. */
export type Theme = v.InferOutput<typeof ThemeSchema>;
/** The theme of a slot, which also has the words of its name. */
export type SlotTheme = v.InferOutput<typeof SlotThemeSchema>;

const idsOf = <Id extends string>(themes: Record<Id, unknown>) => Object.keys(themes) as Id[];

const themes = parseDemo(
  'gameThemes.json',
  v.strictObject({
    slots: v.strictObject(v.entriesFromList(idsOf(demo.slots), SlotThemeSchema)),
    tables: v.strictObject(v.entriesFromList(idsOf(demo.tables), ThemeSchema)),
  }),
  demo,
);

/** Themes of the slots. Their names are part of stored data: rename them with a migration. */
export const SLOT_THEMES = themes.slots;
/** Themes of the other categories' games. */
export const TABLE_THEMES = themes.tables;

const ALL: Readonly<Record<string, Theme>> = { ...TABLE_THEMES, ...SLOT_THEMES };

/** The theme of a stored game. An unknown id (from newer seed data) falls back to the fair itself. */
export const themeOf = (id: string): Theme => ALL[id] ?? SLOT_THEMES.ferris;
