/** How the end of a rest is signalled. */
export interface Alarm {
  sound: boolean;
  vibration: boolean;
}

let audio: AudioContext | null = null;

/** Preparing the sound takes a phone some 90 ms, so the press is drawn first. Within a second browsers still count it as part of the press. */
const READY_AFTER_MS = 500;

/** Browsers allow sound only after a press: called by the press that starts the rest. */
export function allowSound(): void {
  if (audio?.state === 'running') return;
  setTimeout(() => {
    try {
      audio ??= new AudioContext();
      void audio.resume();
    } catch {
      // No sound on this device.
    }
  }, READY_AFTER_MS);
}

const BEEPS = [0, 0.25, 0.5];
const BEEP_SECONDS = 0.12;
const BEEP_HERTZ = 880;
const VIBRATION_MS = [200, 100, 200];

/** Three short tones and a vibration, as the member chose and the device allows. */
export function ring({ sound, vibration }: Alarm): void {
  if (vibration) navigator.vibrate?.(VIBRATION_MS);
  if (!sound || audio?.state !== 'running') return;
  for (const beep of BEEPS) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = 0.15;
    tone.frequency.value = BEEP_HERTZ;
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + beep);
    tone.stop(audio.currentTime + beep + BEEP_SECONDS);
  }
}
