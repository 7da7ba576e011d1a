/** Three soft cues, off unless asked for: your turn, another's move, the end. Made here, so nothing has to be fetched. */
import { sound } from '../app/settings.ts';
import type { Stage } from './table.ts';

let context: AudioContext | null = null;
let before: Stage | null = null;

function tone(pitch: number, after: number, length: number): void {
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = 'sine';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

export function cue(stage: Stage): void {
  const was = before;
  before = stage;
  if (sound.value === 'off' || was === null || was === stage) return;
  if (stage === 'decide') {
    tone(523, 0, 0.25);
    tone(784, 0.12, 0.35);
  } else if (stage === 'over') {
    tone(392, 0, 0.4);
    tone(523, 0.15, 0.4);
    tone(659, 0.3, 0.7);
  } else if (stage === 'wait') tone(440, 0, 0.12);
}
