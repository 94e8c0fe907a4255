import type { Palette } from './brush';

const palette = (
  sky: readonly [string, string],
  land: readonly [string, string, string],
  glow: string,
  accents: readonly [string, string, string],
  light = '#fff3dc',
  ink = '#1b1030',
): Palette => ({
  skyTop: sky[0],
  skyBottom: sky[1],
  far: land[0],
  mid: land[1],
  near: land[2],
  glow,
  a: accents[0],
  b: accents[1],
  c: accents[2],
  light,
  ink,
});

/**
 * Times of day and moods of one fairground. Most are evenings; some dawns and noons vary a page of covers.
 */
export const PALETTES: readonly Palette[] = [
  palette(['#14163a', '#3b2f6b'], ['#2a2a5c', '#211f49', '#141331'], '#ff947a', [
    '#ff947a',
    '#ffc94d',
    '#45d6c4',
  ]),
  palette(['#2b1145', '#c2416b'], ['#7a2a66', '#551d55', '#2a0f36'], '#ffc94d', [
    '#ffd166',
    '#ff5d73',
    '#7be0d6',
  ]),
  palette(['#06304a', '#0f8a8a'], ['#0d6674', '#0a4a5c', '#06283a'], '#b9fff0', [
    '#ffb347',
    '#ff6f61',
    '#8ef0d0',
  ]),
  palette(['#ff8f5c', '#ffd98a'], ['#e2694f', '#b4434f', '#6d2347'], '#fff2c4', [
    '#f4435c',
    '#2b7a8c',
    '#fff0b8',
  ]),
  palette(['#0d3b3a', '#2f7f56'], ['#1f6b4e', '#15503f', '#0a2f2a'], '#f8f29a', [
    '#ffc94d',
    '#ff7a59',
    '#b6f06e',
  ]),
  palette(['#3a1c71', '#8a3fa8'], ['#6b2f95', '#4c2178', '#2b1150'], '#ffb8f0', [
    '#ffde59',
    '#56e3e1',
    '#ff77b7',
  ]),
  palette(['#7a1027', '#e0492f'], ['#a5222f', '#7c1530', '#3f0a20'], '#ffe08a', [
    '#ffcf4a',
    '#ff9457',
    '#ffe9c9',
  ]),
  palette(['#8fd3e8', '#fdeecb'], ['#6fbfae', '#3f9a86', '#1f5d5c'], '#ffffff', [
    '#ff6b5e',
    '#ffbe3d',
    '#2c6fa8',
  ]),
  palette(['#0b1030', '#1d3a8f'], ['#1b2f74', '#142258', '#0a1135'], '#9fd0ff', [
    '#5fd3ff',
    '#ffc94d',
    '#ff8fa8',
  ]),
  palette(['#ffb3a1', '#ffe6d0'], ['#f08a86', '#c85f73', '#7d3556'], '#ffffff', [
    '#d9415d',
    '#f7a53b',
    '#4a8f8c',
  ]),
  palette(['#1c0b2a', '#5c1d4f'], ['#47183f', '#331130', '#1c081c'], '#ff7a9a', [
    '#ff5d8f',
    '#ffcb69',
    '#9d7bff',
  ]),
  palette(['#123524', '#7bb661'], ['#4b8f4a', '#2f6b3d', '#163b28'], '#fdf6b0', [
    '#ff8552',
    '#ffd23f',
    '#ee4266',
  ]),
  palette(['#2d1a12', '#a8552c'], ['#7d3d22', '#582a1b', '#30160f'], '#ffd08a', [
    '#ffb84d',
    '#e8673c',
    '#7fd1b9',
  ]),
  palette(['#0a2540', '#f2784b'], ['#6b3a5e', '#43294f', '#1d1a38'], '#ffd9a0', [
    '#ffcf56',
    '#ff6b57',
    '#5ec8d8',
  ]),
  palette(['#f9c846', '#ff9f43'], ['#f0803c', '#c4542f', '#7c2d24'], '#fffbe0', [
    '#c81d4e',
    '#207567',
    '#fff3c4',
  ]),
  palette(['#17203d', '#4a6fa5'], ['#3a5a8c', '#2a4470', '#172848'], '#e8f1ff', [
    '#f7b2ad',
    '#ffd782',
    '#8de4d0',
  ]),
  palette(['#4b0f3a', '#ff6f91'], ['#a83268', '#7a2257', '#43103a'], '#ffe3b8', [
    '#ffc75f',
    '#f9f871',
    '#5be7c4',
  ]),
  palette(['#021b1a', '#0d5c63'], ['#0b474c', '#083538', '#031f20'], '#44ffd1', [
    '#44ffd1',
    '#ffe347',
    '#ff6b6b',
  ]),
  palette(['#c9e4ca', '#f6f7d4'], ['#87bba2', '#55828b', '#364958'], '#ffffff', [
    '#e4572e',
    '#f3a712',
    '#3b6064',
  ]),
  palette(['#260c3f', '#ff7e5f'], ['#8b3a62', '#5d2657', '#2c1242'], '#fff0b3', [
    '#feb47b',
    '#ffe66d',
    '#4ecdc4',
  ]),
  palette(['#101820', '#3d5a6c'], ['#2d4654', '#20333f', '#111e27'], '#ffe9a8', [
    '#f2aa4c',
    '#ff6b4a',
    '#a9e5dd',
  ]),
  palette(['#5a189a', '#e0aaff'], ['#9d4edd', '#6a1fb0', '#3c096c'], '#fff5ff', [
    '#ffd60a',
    '#ff5c8a',
    '#7af0e0',
  ]),
];
