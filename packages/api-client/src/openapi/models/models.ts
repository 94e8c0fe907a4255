import type { GenericSchema } from 'valibot';

/** A named schema of the document. */
export interface Model {
  readonly schema: GenericSchema;
  readonly description: string;
}

/** Named schemas by name. The document replaces each schema of the same structure by a reference to it. */
export type Models = Readonly<Record<string, Model>>;
