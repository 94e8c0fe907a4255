import { describe } from 'vitest';
import { checkTexts } from '../kit/checkTexts';
import { TEXTS } from './texts';

describe("the card table's words", () => {
  checkTexts(TEXTS);
});
