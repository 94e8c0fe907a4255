import { describe } from 'vitest';
import { checkTexts } from '../../page/checkTexts';
import { TEXTS } from './texts';

describe("the sports book's words", () => {
  checkTexts(TEXTS);
});
