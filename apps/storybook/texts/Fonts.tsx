import {
  categoriesCatalogue,
  createFormat,
  createI18n,
  errorsCatalogue,
  LANGUAGE_CODES,
  loadCatalogues,
  pseudo,
  type LanguageCode,
} from '@perya/i18n';
import { Suspense, use } from 'react';

import { ByLanguage } from './ByLanguage';
import styles from './texts.module.css';

interface Sample {
  heading: string;
  text: string;
  money: string;
}

/** In minor units. */
const MILLIONS = 123_456_789;

async function sampleOf(language: LanguageCode): Promise<Sample> {
  const i18n = createI18n({ language });
  await loadCatalogues(i18n, [errorsCatalogue, categoriesCatalogue]);
  return {
    heading: i18n.translator(categoriesCatalogue)('COCKFIGHT'),
    text: i18n.translator(errorsCatalogue)('storageBlocked'),
    money: createFormat({ language, currency: 'PHP', timeZone: 'Asia/Manila' }).money(MILLIONS),
  };
}

const samples = Promise.all(
  LANGUAGE_CODES.map(async (language) => [language, await sampleOf(language)] as const),
).then((entries) => Object.fromEntries(entries) as Record<LanguageCode, Sample>);

/** A heading, text in two weights, and an amount in the fonts of each language. */
export function Fonts() {
  return (
    <Suspense>
      <Samples />
    </Suspense>
  );
}

function Samples() {
  const byLanguage = use(samples);
  const { heading, text, money } = byLanguage.EN;
  return (
    <ByLanguage pseudo={<SampleText heading={pseudo(heading)} text={pseudo(text)} money={money} />}>
      {(language) => <SampleText {...byLanguage[language]} />}
    </ByLanguage>
  );
}

function SampleText({ heading, text, money }: Sample) {
  return (
    <>
      <p className={styles['heading']}>{heading}</p>
      <p>{text}</p>
      <p>
        <strong>{text}</strong>
      </p>
      <p data-numeric className={styles['amount']}>
        {money}
      </p>
    </>
  );
}
