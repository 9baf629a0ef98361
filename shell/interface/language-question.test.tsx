import { createTexts, type Dictionary, type Language } from '@barnwatch/shared/i18n';
import { lateAfterMs } from '@barnwatch/shared/storage';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { shellTexts } from '../testing/shell-texts';
import { askForLanguage } from './language-question';

const never = new AbortController().signal;
const title = 'Language · Sprache';

/** A device on which this was chosen, and whose words come from here. */
async function start(chosen: Language | null, frame?: (language: Language) => Promise<Dictionary>) {
  const states = createStore();
  const texts = createTexts(states, {
    memory: { read: async () => chosen, write: async () => undefined },
    root: document.documentElement,
    frame: frame ?? (async (language) => shellTexts[language].frame),
  });
  await texts.start(never);
  await act(async () => void askForLanguage({ states, texts }));
  return { states, texts };
}

afterEach(() => {
  document.body.replaceChildren();
});

test('whoever has not chosen a language is asked for it, and the answer is the last of it', async () => {
  const { texts } = await start(null);
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bestätigen' }));
  expect(texts.state()).toEqual({ language: 'de', chosen: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever has chosen one is not asked', async () => {
  await start('de');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a device that tells late that nobody has chosen asks then', async () => {
  const late: { tell: (language: Language | null) => void } = { tell: () => undefined };
  const states = createStore();
  const texts = createTexts(states, {
    memory: {
      read: () => new Promise((resolve) => Object.assign(late, { tell: resolve })),
      write: async () => undefined,
    },
    root: document.documentElement,
    frame: async (language) => shellTexts[language].frame,
  });
  jest.useFakeTimers();
  const started = texts.start(never);
  await jest.advanceTimersByTimeAsync(lateAfterMs);
  await started;
  jest.useRealTimers();
  void askForLanguage({ states, texts });
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => late.tell(null));
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});

test('words that do not come are said in the language that was chosen, and asked for again by the next press', async () => {
  let fails = true;
  const { texts } = await start(null, async (language) => {
    if (language === 'de' && fails) throw new Error('no line');
    return shellTexts[language].frame;
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
  const confirm = screen.getByRole('button', { name: 'Bestätigen' });
  await userEvent.click(confirm);
  expect(screen.getByRole('status')).toHaveTextContent('Prüfen Sie die Verbindung und bestätigen Sie noch einmal.');
  expect(texts.state().chosen).toBe(false);
  fails = false;
  await userEvent.click(confirm);
  expect(screen.queryByRole('dialog')).toBeNull();
});
