import { el } from '../kit/dom';
import {
  endOfFuse,
  GROUND,
  heightAt,
  type FlightRules,
  type WireFlight,
} from '@perya/game-engines/crash';
import type { PlatformClock } from './clock';
import { BLOOM_MS } from './rocket';
import type { Scene } from './scene';
import { createSky } from './sky';

const SHOWN_HEIGHTS = 12;
/** The figures are still read while the picture plays out. */
const AFTER_MS = Math.max(BLOOM_MS, 2600);

type Phase = Scene['phase'];

/** The sky, the figure over it, and how high the last ones flew. */
export interface FlightStage {
  element: HTMLElement;
  phase(): Phase;
  fly(flight: WireFlight): void;
  end(flight: WireFlight): void;
  /** Fills the list of the last heights, newest first. */
  remember(heights: readonly number[], label: string): void;
}

export function createFlightStage({
  rules,
  height,
  clock,
  isCalm,
  onShown,
}: {
  rules: FlightRules;
  height: (hundredths: number) => string;
  clock: PlatformClock;
  isCalm: () => boolean;
  /** Told what the rocket shows, in hundredths, each time it is drawn. */
  onShown: (hundredths: number) => void;
}): FlightStage {
  const sky = createSky();
  const figure = el('p', { class: 'height' });
  const heights = el('ol', { class: 'heights' });
  const element = el('div', { class: 'flight' }, sky.element, heights, figure);
  let flight: WireFlight | null = null;
  let endedAt = 0;
  let frame = 0;

  const phase = (): Phase => {
    if (flight === null) return 'rest';
    if (flight.state !== 'flying') return flight.state;
    return clock.now() < flight.startsAt ? 'lit' : 'flying';
  };

  /** In hundredths with their fractions, so that it travels smoothly. */
  const climbed = (now: number): number => {
    if (flight === null) return GROUND;
    if (flight.state !== 'flying') return flight.cashed ?? flight.height ?? GROUND;
    const elapsed = Math.max(0, now - flight.startsAt);
    return Math.min(rules.highest, GROUND * 2 ** (elapsed / rules.doublingMs));
  };

  const draw = (): void => {
    const now = clock.now();
    const is = phase();
    const at = climbed(now);
    const since =
      is === 'lit' ? now : is === 'flying' ? now - (flight?.startsAt ?? now) : now - endedAt;
    sky.draw({ phase: is, height: at, sinceMs: since, isCalm: isCalm() });
    figure.textContent = height(Math.floor(at));
    element.dataset['phase'] = is;
    onShown(flight === null ? GROUND : heightAt(rules, now - flight.startsAt));
    if (is === 'lit' || is === 'flying' || (is !== 'rest' && since < AFTER_MS)) run();
    else frame = 0;
  };
  const run = (): void => {
    frame = requestAnimationFrame(draw);
  };
  const redraw = (): void => {
    if (frame !== 0) cancelAnimationFrame(frame);
    run();
  };

  const chip = (reached: number): HTMLElement =>
    el('li', {
      text: height(reached),
      attr: { 'data-size': reached >= 1000 ? 'high' : reached >= 200 ? 'middle' : 'low' },
    });

  new ResizeObserver(redraw).observe(element);
  return {
    element,
    phase,
    fly: (next) => {
      flight = next;
      redraw();
    },
    end: (next) => {
      flight = next;
      // The fuse went out when it did, not when the news came.
      endedAt =
        next.cashed === null
          ? Math.min(clock.now(), next.startsAt + endOfFuse(rules, next.height ?? GROUND))
          : clock.now();
      heights.prepend(chip(next.height ?? GROUND));
      while (heights.children.length > SHOWN_HEIGHTS) heights.lastElementChild?.remove();
      redraw();
    },
    remember: (reached, label) => {
      heights.setAttribute('aria-label', label);
      heights.replaceChildren(...reached.map(chip));
    },
  };
}
