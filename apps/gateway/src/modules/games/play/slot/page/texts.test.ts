import { describe } from 'vitest';
import { checkTexts } from '../../page/checkTexts';
import { TEXTS } from './texts';

describe("the slot's words", () => {
  checkTexts(TEXTS);
});
