import { describe, expect, test } from 'vitest';
import { manifestErrors } from './manifestRules';
import type { PackedManifest } from './packedPackage';
import { MANIFEST } from './testingPackage';

const errors = (fields: Partial<PackedManifest>, others: readonly PackedManifest[] = []) =>
  manifestErrors(
    { ...MANIFEST, ...fields },
    ['react'],
    new Map(others.map((other) => [other.name, other])),
  );

test('accepts ranges, peers and all required fields', () => {
  expect(
    errors({ dependencies: { ky: '^2.1.0' }, peerDependencies: { react: '^19.2.7' } }),
  ).toEqual([]);
});

test.each(['repository', 'homepage', 'bugs', 'engines', 'author', 'license'])(
  'requires the field %s',
  (field) => expect(errors({ [field]: undefined })).toEqual([`has no “${field}”`]),
);

test('requires keywords, not only their list', () => {
  expect(errors({ keywords: [] })).toEqual(['has no “keywords”']);
});

test('requires public access and provenance', () => {
  expect(errors({ publishConfig: { access: 'restricted' } })).toEqual([
    'has no publishConfig.access “public”',
    'has no publishConfig.provenance',
  ]);
});

test.each(['devDependencies', 'scripts', 'size-limit'])('rejects a packed “%s”', (field) => {
  expect(errors({ [field]: {} })).toEqual([`still has “${field}”`]);
});

test('rejects the condition that resolves to source', () => {
  const exports = { '.': { '@perya/source': './src/index.ts', default: './dist/index.js' } };
  expect(errors({ exports })).toEqual(['still has the condition “@perya/source”']);
});

describe('versions', () => {
  test.each(['2.1.0', '=2.1.0', 'v2.1.0', '2.1.0-beta.1'])('rejects the pin %s', (version) => {
    expect(errors({ dependencies: { ky: version } })).toEqual([
      `pins ky to ${version}: state a range`,
    ]);
  });

  test.each(['workspace:^', 'catalog:'])('rejects the unresolved %s', (version) => {
    expect(errors({ peerDependencies: { react: version } })).toEqual([
      `has the unresolved version react@${version}`,
    ]);
  });
});

describe('peers', () => {
  test('rejects a library that an app needs one copy of among the dependencies', () => {
    expect(errors({ dependencies: { react: '^19.2.7' } })).toEqual([
      'depends on react, which must be a peer: an app needs one copy of it',
    ]);
  });

  test('requires the peers of a dependency', () => {
    const other = { ...MANIFEST, name: '@perya/other', peerDependencies: { react: '^19.2.7' } };
    const dependencies = { '@perya/other': '^1.0.0' };
    expect(errors({ dependencies }, [other])).toEqual([
      'has no peer react, which @perya/other needs',
    ]);
    expect(errors({ dependencies, peerDependencies: { react: '^19.2.7' } }, [other])).toEqual([]);
  });
});
