/** A few short generated notes; off until the player enables sound. */
export function createSound() {
  let context: AudioContext | undefined;
  /** Plays one note if sound is on. */
  const note = (frequency: number, seconds: number, delay = 0): void => {
    if (context === undefined) return;
    const at = context.currentTime + delay;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
  };
  return {
    isOn: () => context !== undefined,
    toggle: () => {
      if (context === undefined) {
        context = new AudioContext();
        note(660, 0.12);
      } else {
        void context.close();
        context = undefined;
      }
    },
    note,
    win: () =>
      [523, 659, 784, 1047].forEach((frequency, index) => note(frequency, 0.22, index * 0.09)),
  };
}

export type Sound = ReturnType<typeof createSound>;
