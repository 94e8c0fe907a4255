import { expect, test } from 'vitest';

import { importedIcons } from './iconsInUse.ts';

test('finds the icons of a module by their own names', () => {
  const source = `import {
  ArrowLeft,
  House as HomeIcon,
  type LucideIcon,
} from 'lucide-react';
import { X } from './x';
import { X as Close } from 'lucide-react';`;
  expect(importedIcons(source)).toEqual(['ArrowLeft', 'House', 'X']);
});
