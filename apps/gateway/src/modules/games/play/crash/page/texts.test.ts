import { describe } from 'vitest';
import { checkTexts } from '../../page/checkTexts';
import { TEXTS } from './texts';

describe("the rocket's words", () => {
  checkTexts(TEXTS);
});
