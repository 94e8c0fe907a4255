import { LANGUAGES, useLanguage, type LanguageCode } from '@perya/i18n';
import { Check, Languages } from 'lucide-react';
import { use, useState } from 'react';

import { useT } from '../../locales';
import { MenuEntry, MenuContext } from './MenuEntry';
import styles from './Panel.module.css';

/** The language picker. Renders nothing if the brand has only one language. */
export function LanguageEntry() {
  const t = useT();
  const { language, supported } = useLanguage();
  if (supported.length < 2) return null;
  return (
    <MenuEntry
      icon={<Languages />}
      label={t('language.current', { name: LANGUAGES[language].name })}
      panel={() => <LanguageList />}
    />
  );
}

function LanguageList() {
  const t = useT();
  const { language, supported, change } = useLanguage();
  const { onLeave } = use(MenuContext);
  const [hasFailed, setHasFailed] = useState(false);
  const choose = (code: LanguageCode) => {
    setHasFailed(false);
    change(code).then(
      () => onLeave?.(),
      () => setHasFailed(true),
    );
  };
  return (
    <>
      <ul className={styles['links']}>
        {supported.map((code) => (
          <li key={code}>
            <button
              type="button"
              className={styles['link']}
              aria-current={code === language}
              lang={LANGUAGES[code].bcp47}
              onClick={() => choose(code)}
            >
              <span className={styles['name']}>{LANGUAGES[code].name}</span>
              {code === language && <Check className={styles['check']} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
      {hasFailed && <p role="alert">{t('language.failed')}</p>}
    </>
  );
}
