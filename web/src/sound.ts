/** Sounds, synthesised; off unless chosen. Never one that would tell a secret: they go with public notes only. */

type Maker = (at: number) => void;

export class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  play(name: string | null): void {
    if (name === null) return;
    const context = this.#open();
    if (!context) return;
    const at = context.currentTime + 0.01;
    const makers: Record<string, Maker> = {
      hoofs: (when) => [0, 0.09, 0.18].forEach((gap) => this.#burst(when + gap, 0.07, 220, 0.5)),
      bell: (when) => {
        this.#partial(when, 1320, 1.2, 0.22);
        this.#partial(when, 1980, 0.9, 0.1);
      },
      dice: (when) => [0, 0.11, 0.2, 0.28, 0.35, 0.52, 0.58].forEach((gap) => this.#burst(when + gap, 0.03, 1800, 0.35)),
      card: (when) => this.#burst(when, 0.06, 3200, 0.2),
      note: (when) => this.#burst(when, 0.08, 1200, 0.22),
      crowd: (when) => this.#swell(when),
      tote: (when) => [0, 0.05, 0.1].forEach((gap) => this.#burst(when + gap, 0.012, 2600, 0.2)),
    };
    makers[name]?.(at);
  }

  #open(): AudioContext | null {
    if (!this.#context && typeof AudioContext === 'function') this.#context = new AudioContext();
    const context = this.#context;
    if (context?.state === 'suspended') void context.resume();
    return context;
  }

  #source(context: AudioContext): AudioBufferSourceNode {
    if (!this.#noise) {
      this.#noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
      const data = this.#noise.getChannelData(0);
      for (let index = 0; index < data.length; index += 1) data[index] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    return source;
  }

  /** A short breath of filtered noise: hoof, click, card. */
  #burst(at: number, long: number, pitch: number, loud: number): void {
    const context = this.#context!;
    const source = this.#source(context);
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = pitch;
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + long);
    source.connect(filter).connect(gain).connect(context.destination);
    source.start(at, Math.random());
    source.stop(at + long + 0.02);
  }

  /** A struck partial of the bell. */
  #partial(at: number, pitch: number, long: number, loud: number): void {
    const context = this.#context!;
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + long);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + long + 0.02);
  }

  /** The crowd over the last spaces. */
  #swell(at: number): void {
    const context = this.#context!;
    const source = this.#source(context);
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = 900;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.001, at);
    gain.gain.linearRampToValueAtTime(0.12, at + 0.4);
    gain.gain.linearRampToValueAtTime(0.001, at + 1);
    source.connect(filter).connect(gain).connect(context.destination);
    source.start(at, Math.random());
    source.stop(at + 1.05);
  }
}
