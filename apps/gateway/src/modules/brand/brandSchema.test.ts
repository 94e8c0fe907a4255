import * as v from 'valibot';
import { expect, it } from 'vitest';
import { demoBrand } from '../../demoBrand';
import { modules } from '../../allModules';
import { brandSchemaOf } from './brandSchema';

it('reads every setting that a brand has', () => {
  expect(v.parse(brandSchemaOf(modules), demoBrand)).toEqual(demoBrand);
});

it('excludes the settings of a module that is not passed', () => {
  const others = modules.filter(({ name }) => name !== 'wallet');
  expect(v.parse(brandSchemaOf(others), demoBrand)).not.toHaveProperty('transfers');
});

it('rejects two modules that declare the same setting', () => {
  const brandSettings = { gtagId: v.nullish(v.string()) };
  const twice = [
    { name: 'measuring', brandSettings },
    { name: 'consent', brandSettings },
  ];
  expect(() => brandSchemaOf(twice)).toThrow('measuring and consent both declare "gtagId".');
});
