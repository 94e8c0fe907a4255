import * as v from 'valibot';
import type { Texts } from '../kernel/text/texts';
import type { BackdropId, MotifId } from '../modules/art';

/** A text in every language of the platform. */
export const TextsSchema: v.GenericSchema<Texts> = v.strictObject({
  EN: v.string(),
  TY: v.string(),
  FIL: v.string(),
  CN: v.string(),
  ID: v.string(),
  TH: v.string(),
  VI: v.string(),
});

// `modules/art` imports the modules that read this, so its lists cannot be imported here:
// `demo.test.ts` checks the names.
export const MotifSchema = v.custom<MotifId>((value) => typeof value === 'string');
export const BackdropSchema = v.custom<BackdropId>((value) => typeof value === 'string');

/** A picture: see `BannerScene`. */
export const SceneSchema = v.strictObject({
  backdrop: BackdropSchema,
  motifs: v.tupleWithRest([MotifSchema, MotifSchema, MotifSchema], MotifSchema),
  palette: v.number(),
});

/** Checks a JSON file of this folder as it is loaded: to TypeScript its literals are any `string`. */
export function parseDemo<const S extends v.GenericSchema>(
  file: string,
  schema: S,
  data: unknown,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return parsed.output;
  const errors = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new Error(`src/demo/${file} is not valid. ${errors.join('; ')}`);
}
