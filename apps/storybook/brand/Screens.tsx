import { brandNameOf, THEME_NAMES, useToolbarGlobals } from '@perya/storybook-preset/brand';
import { RadioGroup } from '@perya/ui-kit';
import { createContext, use, useState, type ReactNode } from 'react';

import styles from './brand.module.css';
import { MeasuredFrame } from './MeasuredFrame.tsx';

const THEMES = ['dark', 'light'] as const;

/** The choices of the frames, as `globals` in their addresses. */
const Globals = createContext('');

/** Screens under the brand of the toolbar, in a theme that is chosen above them. */
export function Screens({ children }: { children: ReactNode }) {
  const chosen = useToolbarGlobals();
  const [theme, setTheme] = useState<string>('dark');
  const language = typeof chosen['language'] === 'string' ? chosen['language'] : 'EN';
  const globals = `brand:${brandNameOf(chosen)};theme:${theme};language:${language}`;
  return (
    <>
      <RadioGroup
        label="Theme of the screens"
        variant="chips"
        options={THEMES.map((value) => ({ value, label: THEME_NAMES[value] }))}
        value={theme}
        onValueChange={setTheme}
      />
      <Globals value={globals}>{children}</Globals>
    </>
  );
}

interface ScreenProps {
  name: string;
  /** The id of the story. */
  story: string;
}

/** A story at the width of a phone and, at half its size, of a desktop. */
export function Screen({ name, story }: ScreenProps) {
  const src = `iframe.html?id=${story}&viewMode=story&globals=${use(Globals)}`;
  return (
    <figure className={styles['screen']}>
      <figcaption>{name}</figcaption>
      <div className={styles['frames']}>
        <MeasuredFrame title={`${name}, phone`} src={src} size="phone" />
        <MeasuredFrame title={`${name}, desktop`} src={src} size="desktop" />
      </div>
    </figure>
  );
}
