import { describe } from 'vitest';
import { checkTexts } from '../../page/checkTexts';
import { TEXTS } from './texts';

describe('the words of baccarat', () => {
  checkTexts(TEXTS);
});
