import {
  createFormat,
  createI18n,
  errorsCatalogue,
  LANGUAGE_CODES,
  LANGUAGES,
  loadCatalogues,
  type LanguageCode,
} from '@perya/i18n';
import { languageTokens, resolveToken } from '@perya/design-tokens';
import { Block } from './Block.tsx';
import { Suspense, use } from 'react';

import { Copy } from './Copy.tsx';
import styles from './foundations.module.css';
import { TokenRows } from './Scales.tsx';
import { RULES, SHARED, sharedGroup, useThemes } from './tokens.ts';

/** The families, each with the faces that the browser tries in turn. */
export function FontFamilies() {
  return (
    <Block>
      <ul className={styles['fonts']}>
        {sharedGroup('font').map(({ name }) => (
          <li key={name}>
            <p className={styles['specimen']} style={{ fontFamily: `var(${name})` }}>
              {name === '--font-number' ? '₱1,234,567.89' : 'Perya by night'}
            </p>
            <Copy text={`var(${name})`} />
            <p className={styles['purpose']}>{resolveToken(name, SHARED).replaceAll("'", '')}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** The sizes of text. They follow the text size of the toolbar, as on the site that of the browser. */
export function TypeScale() {
  return (
    <TokenRows tokens={sharedGroup('text').toReversed()}>
      {({ name }) => (
        <span className={styles['size']} style={{ fontSize: `var(${name})` }}>
          Lanterns
        </span>
      )}
    </TokenRows>
  );
}

/** A sentence of the catalogue that each language says at some length. */
const SAMPLE = 'storageBlocked';

/** In minor units. */
const MILLIONS = 123_456_789;

/** Loaded once, whichever language is chosen: each sample is in its own. */
const samples = Promise.all(
  LANGUAGE_CODES.map(async (language) => {
    const i18n = createI18n({ language });
    await loadCatalogues(i18n, [errorsCatalogue]);
    return { language, text: i18n.translator(errorsCatalogue)(SAMPLE) };
  }),
);

/** Heading, text and money in each language, with its line heights. */
export function LanguageSamples() {
  return (
    <Block>
      <Suspense>
        <Samples />
      </Suspense>
    </Block>
  );
}

function Samples() {
  const { brand } = useThemes();
  return (
    <ul className={styles['languages']}>
      {use(samples).map(({ language, text }) => (
        <li key={language} lang={LANGUAGES[language].bcp47} className={styles['language']}>
          <p className={styles['languageName']}>{LANGUAGES[language].name}</p>
          <p>{text}</p>
          <p data-numeric className={styles['money']}>
            {createFormat({ ...brand, language }).money(MILLIONS)}
          </p>
          <p lang="en" className={styles['purpose']}>
            {leadingOf(language)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function leadingOf(language: LanguageCode): string {
  const own = languageTokens(RULES).get(LANGUAGES[language].bcp47.split('-')[0] ?? '');
  return [...sharedGroup('leading'), ...sharedGroup('tracking')]
    .map(({ name }) => `${name.slice(2)} ${resolveToken(name, ...(own ? [own] : []), SHARED)}`)
    .join(', ');
}
