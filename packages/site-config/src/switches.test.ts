import type { WhitelabelNode } from '@perya/api-client';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { switchesOf } from './switches';

const node = (id: string, isOn: boolean, ...children: WhitelabelNode[]): WhitelabelNode => ({
  id,
  isOn,
  children,
});

it.each([
  ['DIRECTREG3', 'directRegistration'],
  ['CHNGPASSMAIL3', 'forgotByEmail'],
  ['CHNGPASSVERIF3', 'forgotByMobile'],
  ['MOBILEVERCODELOGIN3', 'mobileCodeLogin'],
  ['CBS3', 'chat'],
  ['loginedToHomePage', 'loginRequiredEverywhere'],
  ['LOGINEDTOHOMEPAGE3', 'loginRequiredEverywhere'],
  ['FREEPLAY3', 'freePlay'],
  ['FORCECHNGPASS3', 'passwordExpiryForced'],
] as const)('maps %s to %s, and enables nothing else', (id, name) => {
  const switches = switchesOf([node('GROUP3', true, node(id, true))]);
  expect(Object.entries(switches).filter(([, isOn]) => isOn)).toEqual([[name, true]]);
});

it('treats absent, off and unknown values as off', () => {
  const switches = switchesOf([node('CBS3', false), node('UNKNOWN3', true)]);
  expect(Object.values(switches).some(Boolean)).toBe(false);
});

it('switches off everything below a module that is off, at any depth', () => {
  const path = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(path, (parents) => {
      let tree = node('CBS3', true);
      for (const [index, isOn] of parents.entries()) tree = node(`P${index}`, isOn, tree);
      expect(switchesOf([tree]).chat).toBe(parents.every(Boolean));
    }),
  );
});
