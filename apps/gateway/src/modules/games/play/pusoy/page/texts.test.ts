import { describe } from 'vitest';
import { checkTexts } from '../../page/checkTexts';
import { TEXTS } from './texts';

describe("the card table's words", () => {
  checkTexts(TEXTS);
});
