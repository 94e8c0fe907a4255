import { contrastPairs, hexOf, RULES, THEME_NAMES, themesOf } from '@perya/storybook-preset/brand';
import { useImageUrl, type Brand } from '@perya/site-config';
import { Badge, Link } from '@perya/ui-kit';
import { Fragment, type ReactNode } from 'react';

import styles from './brand.module.css';

const THEMES = ['dark', 'light'] as const;

interface BrandSheetProps {
  brand: Brand;
}

/** Everything that a brand pack sets, from the parsed pack. */
export function BrandSheet({ brand }: BrandSheetProps) {
  return (
    <article className={styles['sheet']}>
      <header className={styles['head']}>
        <img src={brand.logoPath} alt="" />
        <div>
          <h2 className={styles['name']}>{brand.name}</h2>
          <p>{brand.texts[brand.defaultLanguage]?.slogan}</p>
        </div>
      </header>
      <Section title="Names">
        <Fact name="Site">{brand.name}</Fact>
        <Fact name="Company">{brand.legalName}</Fact>
        <Fact name="Merchant code">{brand.merchantCode}</Fact>
        <Fact name="Audience">{brand.audience}</Fact>
        {Object.entries(brand.texts).map(([language, { slogan, about }]) => (
          <Fact key={language} name={`Texts, ${language}`}>
            {slogan}. {about}
          </Fact>
        ))}
      </Section>
      <Pictures brand={brand} />
      <Colors brand={brand} />
      <Section title="Type, radius and other shared tokens">
        {Object.entries(brand.tokens).map(([name, value]) => (
          <Fact key={name} name={name}>
            <Token name={name} value={value} />
          </Fact>
        ))}
        <Fact name="Not in the pack">The values of ui-kit</Fact>
      </Section>
      <Section title="Region">
        <Fact name="Languages">{brand.languages.join(', ')}</Fact>
        <Fact name="First visit">
          {brand.languageOnFirstVisit === 'brand'
            ? brand.defaultLanguage
            : `the browser’s, otherwise ${brand.defaultLanguage}`}
          , {THEME_NAMES[brand.themeOnFirstVisit]}
        </Fact>
        <Fact name="Currency">{brand.currency}</Fact>
        <Fact name="Time zone">{brand.timeZone}</Fact>
        <Fact name="Dialing code">+{brand.dialingCode}</Fact>
        <Fact name="Age">{brand.birthdayAgeLimit}</Fact>
      </Section>
      <Section title="Modules and pages">
        <Fact name="Order of the modules">{list(brand.categoryOrder)}</Fact>
        <Fact name="Hidden modules">{list(brand.hiddenModules)}</Fact>
        <Fact name="Home lanes">{list(brand.homeLanes)}</Fact>
        <Fact name="Prize mode">{brand.lottery.type}</Fact>
        <Fact name="Open to guests">{brand.loginedToHomePage ? 'no' : 'yes'}</Fact>
        {Object.entries(brand.layout).map(([name, choice]) => (
          <Fact key={name} name={`Layout, ${name}`}>
            {choice}
          </Fact>
        ))}
      </Section>
      <Section title="Contacts and license">
        <Fact name="E-mail">{brand.contacts.email}</Fact>
        <Fact name="Customer service">{brand.contacts.customerServicePath}</Fact>
        <Fact name="Service hosts">{list(brand.contacts.serviceHosts)}</Fact>
        {brand.socials.map(({ type, url }) => (
          <Fact key={url} name={type}>
            <Link href={url}>{url}</Link>
          </Fact>
        ))}
        {brand.helpLines.map(({ name, url }) => (
          <Fact key={url} name={`Help line, ${name}`}>
            <Link href={url}>{url}</Link>
          </Fact>
        ))}
        <Fact name="License">
          {brand.licence ? `${brand.licence.authority}, ${brand.licence.number}` : 'none'}
        </Fact>
      </Section>
    </article>
  );
}

const list = (items: readonly string[]) => (items.length > 0 ? items.join(', ') : 'none');

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles['title']}>{title}</h3>
      <dl className={styles['facts']}>{children}</dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The icon, the link preview, and each banner as on a desktop and on a phone. */
function Pictures({ brand: { icon, sharePath, banners, defaultLanguage } }: BrandSheetProps) {
  const imageUrl = useImageUrl();
  return (
    <section>
      <h3 className={styles['title']}>Pictures</h3>
      <div className={styles['pictures']}>
        <Picture name="Icon" src={icon.path} background={icon.background} />
        <Picture name="Link preview" src={sharePath} />
        {banners.map(({ group, picture, link, texts: titles }) => (
          <Fragment key={picture}>
            <Picture
              name={`Banner ${group}: ${titles[defaultLanguage]?.title}${link ? `, to ${link}` : ''}`}
              src={imageUrl(picture, { width: 640 })}
            />
            <Picture
              name="The same on a phone"
              src={imageUrl(`${picture}-phone`, { width: 640 })}
            />
          </Fragment>
        ))}
      </div>
      {banners.length === 0 && <p>No own banners: the platform’s are shown.</p>}
    </section>
  );
}

function Picture({ name, src, background }: { name: string; src: string; background?: string }) {
  return (
    <figure>
      <img src={src} alt="" style={{ background }} />
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** A value with a sample, where one can be drawn. */
function Token({ name, value }: { name: string; value: string }) {
  if (name.startsWith('--font-')) return <span style={{ fontFamily: value }}>{value}</span>;
  return (
    <>
      {value}{' '}
      {name.startsWith('--radius-') && (
        <span className={styles['corner']} style={{ borderRadius: value }} />
      )}
    </>
  );
}

/** The color roles in both themes, each with its lowest contrast among the pairs that the site uses. */
function Colors({ brand }: { brand: Brand }) {
  const { group, colorOf } = themesOf(brand);
  return (
    <section>
      <h3 className={styles['title']}>Colors</h3>
      <div className={styles['themes']}>
        {THEMES.map((theme) => {
          const pairs = contrastPairs(RULES, brand, theme);
          return (
            <div key={theme} data-theme={theme} className={styles['theme']}>
              <h4>{THEME_NAMES[theme]}</h4>
              <ul className={styles['colors']}>
                {group('color').map(({ name }) => (
                  <li key={name}>
                    <span
                      className={styles['swatch']}
                      style={{ background: colorOf(name, theme).value }}
                    />
                    <span className={styles['role']}>{name.slice('--color-'.length)}</span>
                    <code>{hexOf(colorOf(name, theme))}</code>
                    <Contrast pairs={pairs.filter(({ role }) => `--color-${role}` === name)} />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function Contrast({ pairs }: { pairs: ReturnType<typeof contrastPairs> }) {
  const [lowest] = pairs.toSorted((one, other) => (one.ratio ?? 0) - (other.ratio ?? 0));
  if (!lowest) return null;
  const failing = pairs.filter(({ isReadable }) => !isReadable);
  return (
    <Badge tone={failing.length > 0 ? 'danger' : 'neutral'} size="small">
      {/* Cut off, not rounded: 4.49 isn't 4.5. */}
      {(Math.floor((lowest.ratio ?? 0) * 10) / 10).toFixed(1)} on {lowest.surface}{' '}
      {failing.length > 0 ? 'fails' : 'AA'}
    </Badge>
  );
}
