import { act, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { renderInSuite } from '../testing';
import { type DoorTexts, useDoorTexts } from './door-texts';
import { createTexts, languageAtom, type TextsEnvironment } from './texts';
import { useTexts } from './texts-context';

const never = new AbortController().signal;

const gateTexts: DoorTexts = {
  namespace: 'gate',
  en: { gate: { open: 'Open the gate', animals_one: '{{count}} animal', animals_other: '{{count}} animals' } },
  de: { gate: { open: 'Tor öffnen', animals_one: '{{count}} Tier', animals_other: '{{count}} Tiere' } },
};

/** The same door, carried by a remote that was built later. */
const laterGateTexts: DoorTexts = {
  namespace: 'gate',
  en: { gate: { open: 'Open gate {{name}}' } },
  de: { gate: { open: 'Tor {{name}} öffnen' } },
};

async function startedTexts(onMissingText?: TextsEnvironment['onMissingText']) {
  const states = createStore();
  const texts = createTexts(states, {
    memory: { read: async () => 'en', write: async () => undefined },
    root: { setAttribute: () => undefined },
    frame: async (language) => ({
      dialog: { close: language === 'de' ? 'Schließen' : 'Close' },
      gate: { shut: 'Shut' },
    }),
    ...(onMissingText && { onMissingText }),
  });
  await texts.start(never);
  return { states, texts };
}

describe('words that are known', () => {
  test('are there in both languages at once, and a change of language waits for none of them', async () => {
    const { texts } = await startedTexts();
    texts.know('gate', gateTexts);
    expect(texts.translation('gate', 'en')('gate.open')).toBe('Open the gate');
    await expect(texts.choose('de', never)).resolves.toEqual({ ok: true });
    const t = texts.translation('gate', 'de');
    expect([t('gate.open'), t('gate.animals', { count: 1 }), t('gate.animals', { count: 2 })]).toEqual([
      'Tor öffnen',
      '1 Tier',
      '2 Tiere',
    ]);
  });

  test('come to those that the namespace has, and take none of them away', async () => {
    const { texts } = await startedTexts();
    texts.know('gate', gateTexts);
    texts.know('gate', { en: { gate: { open: 'Other', wide: 'Wide' } }, de: { gate: { wide: 'Weit' } } });
    texts.know('gate', gateTexts);
    const t = texts.translation('gate', 'en');
    expect([t('gate.open'), t('gate.wide')]).toEqual(['Open the gate', 'Wide']);
  });

  test('draw nothing anew', async () => {
    const { states, texts } = await startedTexts();
    const listener = jest.fn();
    states.sub(languageAtom, listener);
    texts.know('gate', gateTexts);
    texts.know('gate', gateTexts);
    expect(listener).not.toHaveBeenCalled();
  });

  test('fall back to those of the frame, of which none is told to be missing', async () => {
    const onMissingText = jest.fn();
    const { texts } = await startedTexts(onMissingText);
    texts.know('gate', gateTexts);
    const t = texts.translation('gate', 'en');
    expect([t('dialog.close'), t('gate.shut'), t('gate.animals', { count: 2 })]).toEqual([
      'Close',
      'Shut',
      '2 animals',
    ]);
    await texts.choose('de', never);
    expect(texts.translation('gate', 'de')('dialog.close')).toBe('Schließen');
    expect(onMissingText).not.toHaveBeenCalled();
  });

  test('are no words of the frame or of a remote', async () => {
    const onMissingText = jest.fn();
    const { texts } = await startedTexts(onMissingText);
    texts.know('gate', gateTexts);
    texts.register('mf-pens', async () => ({ pen: 'Pen' }));
    await texts.load('mf-pens', never);
    expect(texts.translation('frame', 'en')('gate.open')).toBe('gate.open');
    expect(texts.translation('mf-pens', 'en')('dialog.close')).toBe('dialog.close');
    expect(onMissingText.mock.calls).toEqual([
      [{ namespace: 'frame', key: 'gate.open', language: 'en' }],
      [{ namespace: 'mf-pens', key: 'dialog.close', language: 'en' }],
    ]);
  });

  test('that are nowhere are told once, as those of the door', async () => {
    const onMissingText = jest.fn();
    const { texts } = await startedTexts(onMissingText);
    texts.know('gate', gateTexts);
    expect(texts.translation('gate', 'en')('gate.no-such')).toBe('gate.no-such');
    expect(onMissingText.mock.calls).toEqual([[{ namespace: 'gate', key: 'gate.no-such', language: 'en' }]]);
  });
});

describe('a door that brings its words', () => {
  function Gate({ texts, name }: { readonly texts: DoorTexts; readonly name?: string }) {
    const { t, language } = useDoorTexts(texts);
    return (
      <p lang={language}>
        {name === undefined ? t('gate.open') : t('gate.open', { name })} · {t('dialog.close')}
      </p>
    );
  }

  test('speaks with them, and with those of the frame, in the language in use', async () => {
    const { texts } = await renderInSuite(<Gate texts={gateTexts} />);
    expect(screen.getByText('Open the gate · Close')).toBeVisible();
    await act(async () => void (await texts.choose('de', never)));
    expect(screen.getByText('Tor öffnen · Schließen')).toHaveAttribute('lang', 'de');
  });

  test('in two versions speaks with the words of each', async () => {
    await renderInSuite(
      <>
        <Gate texts={gateTexts} />
        <Gate texts={laterGateTexts} name="3" />
        <Gate texts={gateTexts} />
      </>,
    );
    expect(screen.getAllByText('Open the gate · Close')).toHaveLength(2);
    expect(screen.getByText('Open gate 3 · Close')).toBeVisible();
  });

  test('is drawn no oftener than what speaks with the words of the frame', async () => {
    const drawn = { door: 0, frame: 0 };
    function Door() {
      drawn.door += 1;
      return useDoorTexts(gateTexts).t('gate.open');
    }
    function Frame() {
      drawn.frame += 1;
      return useTexts().t('dialog.close');
    }
    const { texts } = await renderInSuite(
      <>
        <Door />
        <Frame />
      </>,
    );
    expect(drawn.door).toBe(drawn.frame);
    await act(async () => void (await texts.choose('de', never)));
    expect(drawn.door).toBe(drawn.frame);
  });

  test('keeps its translation as long as the language is the same', async () => {
    const seen = new Set<unknown>();
    function Kept() {
      seen.add(useDoorTexts(gateTexts).t);
      return null;
    }
    const { rerender } = await renderInSuite(<Kept />);
    rerender(<Kept />);
    expect(seen.size).toBe(1);
  });
});
