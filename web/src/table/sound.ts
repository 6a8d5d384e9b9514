import { prefs } from "../settings/prefs.svelte";

/* Sounds are off until asked for: made in the page, under 60 ms, never for errors. */

let context: AudioContext | undefined;

function knock(pitch: number, at: number, length: number, loud: number): void {
  context ??= new AudioContext();
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + length);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

export function cardSound(): void {
  if (prefs.sound) knock(180, 0, 0.04, 0.12);
}
export function sweepSound(): void {
  if (prefs.sound) knock(120, 0, 0.06, 0.14);
}
export function turnSound(question: boolean): void {
  if (prefs.vibrate && "vibrate" in navigator) navigator.vibrate(15);
  if (!prefs.sound) return;
  knock(420, 0, 0.05, 0.2);
  if (question) knock(420, 0.14, 0.05, 0.2);
}
