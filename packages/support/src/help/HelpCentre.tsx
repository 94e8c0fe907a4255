import { Loaded } from '@perya/page-kit';
import { Banderitas, Card, EmptyState, LanternGlow, Skeleton } from '@perya/ui-kit';
import { lazy, Suspense, useEffect, useState } from 'react';

import { FeedbackForm } from '../feedback/FeedbackForm';
import { ArticleView } from './ArticleView';
import { ResponsibleGamingSection } from './ResponsibleGamingSection';
import { ContactCards } from './ContactCards';
import styles from './Help.module.css';
import { HelpNavigation } from './HelpLink';
import { HelpSearch } from './HelpSearch';
import { HelpTrail } from './HelpTrail';
import { useT } from './locales';
import type { HelpPlace } from './place';
import { TopicCards } from './TopicCards';
import { TopicView } from './TopicView';
import { useHelp, type Help } from './useHelp';

/** The search engine is loaded for the first search. */
const HelpResults = lazy(() => import('./HelpResults'));
const SpeedTest = lazy(async () => ({
  default: (await import('../speed-test/SpeedTest')).SpeedTest,
}));

export interface HelpCentreProps {
  place: HelpPlace;
  /** Navigates to a place in the help centre. */
  go: (place: HelpPlace) => void;
  /** A dialog already shows the title. */
  isInDialog?: boolean | undefined;
}

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The help centre: search, topics, articles, and contact options. Its owner handles links. */
export function HelpCentre({ place, go, isInDialog = false }: HelpCentreProps) {
  const t = useT();
  return (
    <HelpNavigation go={go}>
      <div className={styles['centre']} data-in-dialog={isInDialog || undefined}>
        <div className={styles['hero']} data-small={place.kind !== 'start' || undefined}>
          {!isInDialog && (
            <>
              <LanternGlow placement="top" />
              <h1>{t('hero.title')}</h1>
            </>
          )}
          <HelpSearch place={place} />
        </div>
        {!isInDialog && <Banderitas size="small" tone="quiet" />}
        <Place place={place} />
      </div>
    </HelpNavigation>
  );
}

function Place({ place }: { place: HelpPlace }) {
  const t = useT();
  if (place.kind === 'feedback') {
    return (
      <section className={styles['view']}>
        <HelpTrail />
        <Card title={t('feedback.title')} padding="roomy">
          <FeedbackForm />
        </Card>
      </section>
    );
  }
  if (place.kind === 'speed') {
    return (
      <section className={styles['view']}>
        <HelpTrail />
        <Card title={t('speed.title')} padding="roomy">
          <Suspense fallback={<Skeleton shape="block" height={72} />}>
            <SpeedTest />
          </Suspense>
        </Card>
      </section>
    );
  }
  return (
    <>
      <Articles place={place} />
      {place.kind !== 'article' && <ContactCards />}
      {place.kind === 'start' && <ResponsibleGamingSection />}
    </>
  );
}

type ArticlePlace = Exclude<HelpPlace, { kind: 'feedback' | 'speed' }>;

/** The content from the platform. The contact options are shown below, whether it loads or not. */
function Articles({ place }: { place: ArticlePlace }) {
  const query = useHelp();
  useTargetInSight(query.data !== undefined);
  return (
    <Loaded query={query} skeleton={<HelpLoading />}>
      {(help) => <HelpPart help={help} place={place} />}
    </Loaded>
  );
}

function HelpPart({ help, place }: { help: Help; place: ArticlePlace }) {
  const t = useT();
  if (place.kind === 'search') {
    return (
      <Suspense fallback={<HelpLoading />}>
        <HelpResults articles={help.articles} words={place.words} />
      </Suspense>
    );
  }
  const topic = place.kind === 'topic' && help.topics.find(({ id }) => id === place.id);
  if (topic) return <TopicView key={topic.id} topic={topic} />;
  const article = place.kind === 'article' && help.findArticle(place.id);
  if (article) return <ArticleView key={article.id} article={article} />;
  if (help.topics.length === 0) {
    return (
      <EmptyState titleLevel={2} title={t('empty.title')} description={t('empty.description')} />
    );
  }
  return (
    <>
      {place.kind !== 'start' && (
        <p className={styles['gone']} role="status">
          {t('gone')}
        </p>
      )}
      <TopicCards topics={help.topics} />
    </>
  );
}

/** Scrolls to the target of a link again once the content above it has loaded. */
function useTargetInSight(hasCome: boolean): void {
  const [wasThere] = useState(hasCome);
  useEffect(() => {
    if (!hasCome || wasThere || location.hash.length < 2) return;
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [hasCome, wasThere]);
}

/** Skeleton of the topics. */
function HelpLoading() {
  return (
    <div className={styles['topics']}>
      {CARDS.map((card) => (
        <Skeleton key={card} shape="block" height={236} />
      ))}
    </div>
  );
}
