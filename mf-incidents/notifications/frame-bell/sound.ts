/** Two soft tones, Hz and when they begin, s. */
const tones = [
  { hertz: 660, atS: 0 },
  { hertz: 880, atS: 0.18 },
] as const;
const toneS = 0.3;
const loudness = 0.12;

/** Sounds once. Where the browser wants a press before it lets a page sound, nothing is heard: the list tells all the same. */
export async function sound(): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  try {
    // A context that waits for a press would sound at that press, much later.
    if (context.state !== 'running') return;
    for (const { hertz, atS } of tones) {
      const beginS = context.currentTime + atS;
      const tone = new OscillatorNode(context, { frequency: hertz });
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.setValueAtTime(loudness, beginS);
      volume.gain.exponentialRampToValueAtTime(0.001, beginS + toneS);
      tone.connect(volume).connect(context.destination);
      tone.start(beginS);
      tone.stop(beginS + toneS);
    }
    await new Promise((resolve) => setTimeout(resolve, (toneS + 0.5) * 1_000));
  } finally {
    await context.close();
  }
}
