/** Quiet sounds for what happens, off until they are wanted: wood for a tile, a click for a turn, notes for points, water for a ferry. */
import { choiceSetting, setting } from '../keep.js';
import type { Store } from '../store.js';

export const soundIsOn = (): boolean => choiceSetting('sound', ['off', 'on']) === 'on';
export const setSound = (on: boolean): void => void setting('sound', on ? 'on' : 'off');

type Sound = 'tile' | 'turn' | 'points' | 'ferry' | 'yours';
const LOUD = 0.12;

export class Sounds {
  private audio: AudioContext | null = null;
  private actor = -1;
  private rotation = 0;
  private kind: unknown = null;

  constructor(private readonly store: Store) {
    store.addEventListener('decision', () => this.decided());
    store.addEventListener('change', () => this.changed());
  }

  private decided(): void {
    const { latest, session, selection } = this.store;
    if (!soundIsOn() || !session) return;
    const before = this.actor;
    this.actor = session.game.actor;
    if (latest?.move.type === 'place') this.play('tile');
    if (latest?.move.type === 'ferry' || latest?.move.type === 'pivot') this.play('ferry');
    if (latest?.events.some(({ type }) => type === 'score')) this.play('points', 0.12);
    if (selection?.mine && before >= 0 && before !== this.actor) this.play('yours', 0.25);
  }
  private changed(): void {
    const { selection } = this.store;
    const same = selection?.kind === this.kind;
    const turned = selection !== null && same && selection.rotation !== this.rotation;
    [this.kind, this.rotation] = [selection?.kind ?? null, selection?.rotation ?? 0];
    if (turned && soundIsOn()) this.play('turn');
  }

  private play(sound: Sound, later = 0): void {
    const audio = (this.audio ??= new AudioContext());
    // a browser lets a page sound only after a press
    if (audio.state === 'suspended') void audio.resume();
    const at = audio.currentTime + later;
    switch (sound) {
      case 'tile':
        return this.noise(audio, at, 0.07, 900, LOUD * 1.4);
      case 'turn':
        return this.noise(audio, at, 0.03, 2600, LOUD * 0.7);
      case 'ferry':
        return this.noise(audio, at, 0.2, 420, LOUD);
      case 'points':
        this.note(audio, at, 523, 0.14);
        return this.note(audio, at + 0.1, 784, 0.18);
      case 'yours':
        return this.note(audio, at, 196, 0.2);
    }
  }
  private note(audio: AudioContext, at: number, hertz: number, seconds: number): void {
    const tone = audio.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    tone.connect(this.fading(audio, at, seconds, LOUD));
    tone.start(at);
    tone.stop(at + seconds);
  }
  /** A short rush about a pitch. */
  private noise(audio: AudioContext, at: number, seconds: number, hertz: number, loud: number): void {
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = hertz;
    source.connect(band);
    band.connect(this.fading(audio, at, seconds, loud));
    source.start(at);
  }
  private fading(audio: AudioContext, at: number, seconds: number, loud: number): GainNode {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    gain.connect(audio.destination);
    return gain;
  }
}
