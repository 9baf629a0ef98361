import * as v from 'valibot';

/** The browser's speech recognition, as far as dictation needs it. Not in TypeScript's library: not a standard yet. */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: unknown) => void) | null;
  onerror: ((event: unknown) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

const eventSchema = v.object({
  resultIndex: v.number(),
  results: v.custom<ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>>(
    (value) => typeof value === 'object' && value !== null && 'length' in value,
  ),
});

/** The words that an event brings for good; empty while they are still being guessed. */
export function spokenWords(event: unknown): string {
  const reading = v.safeParse(eventSchema, event);
  if (!reading.success) return '';
  const { results, resultIndex } = reading.output;
  return Array.from(results)
    .slice(resultIndex)
    .flatMap((result) => (result.isFinal ? [result[0]?.transcript ?? ''] : []))
    .join(' ')
    .trim();
}

/** Makes a recognition; null where the browser has none. */
export function makeRecognition(): Recognition | null {
  const maker: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition');
  if (typeof maker !== 'function') return null;
  return Reflect.construct(maker, []) as Recognition;
}

/** Whether the browser can take dictation at all. */
export function canDictate(): boolean {
  return 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis;
}

/** A text with words added to its end, as somebody would type them. */
export function withSpoken(text: string, words: string): string {
  if (words === '') return text;
  return text === '' || /\s$/.test(text) ? text + words : `${text} ${words}`;
}
