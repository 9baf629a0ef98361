import type { Locator } from '@playwright/test';
import { expect, test } from './fault-test';

/** Each bad time, and the message that stands at its field. The browser's clocks are those of Berlin. */
const badTimes = [
  ['2026-02-31 10:00:00', 'time.noSuchDay', { month: 'February 2026', days: 28 }],
  ['2026-04-31', 'time.noSuchDay', { month: 'April 2026', days: 30 }],
  ['2026-13-01', 'time.month', {}],
  ['2026-11-05 24:00:01', 'time.hour', {}],
  ['2026-03-29 02:30:00', 'time.skipped', { from: '02:00:00', to: '03:00:00' }],
  ['17000000000', 'time.timestamp', { form: 'YYYY-MM-DD HH:MM:SS' }],
] as const;

test('F38: a time that is none gets a message at its field, and is never shifted', async ({ suite }) => {
  const { page } = suite;
  const words = (key: string, values = {}) => suite.words('shared', key, values);
  await suite.startAt('/dashboard/north-barn/camera/graph/pen-02/Pen%202', { account: 'viewer' });
  await page.getByText(suite.words('mf-cameras', 'graph.spans.other'), { exact: true }).click();
  const dialog = page.getByRole('dialog');
  const start = dialog.getByRole('textbox', { name: words('time.span.start') });
  const end = dialog.getByRole('textbox', { name: words('time.span.end') });
  const show = dialog.getByRole('button', { name: suite.words('mf-cameras', 'graph.otherSpan.show') });
  await expect(show).toBeEnabled();

  const write = async (field: Locator, text: string) => {
    await field.fill(text);
    await field.blur();
  };
  for (const [text, key, values] of badTimes) {
    await test.step(text, async () => {
      await write(start, text);
      await expect(start).toHaveAccessibleDescription(new RegExp(`^${escaped(words(key, values))}`));
      await expect(start).toHaveValue(text);
      await expect(start).toHaveAttribute('aria-invalid', 'true');
      await expect(show).toBeDisabled();
    });
  }

  await test.step('a time that comes twice is asked about', async () => {
    await write(start, '2026-10-25 02:30:00');
    await expect(show).toBeDisabled();
    await dialog.getByText(words('time.secondOne', { offset: '+01:00' }), { exact: true }).click();
    await expect(start).toHaveValue('2026-10-25 02:30:00');
  });

  await test.step('the end is not before the start', async () => {
    await write(end, '2026-10-25 01:00:00');
    await expect(end).toHaveAccessibleDescription(new RegExp(`^${escaped(words('time.span.endBeforeStart'))}`));
    await suite.pictureOf('F38');
    await expect(show).toBeDisabled();
  });

  await test.step('a two-digit year is one of this century, also one that begins with 1', async () => {
    await write(start, '19-11-21 10:00');
    await expect(start).toHaveValue('2019-11-21 10:00:00');
  });

  await test.step('seconds and milliseconds are told apart in words', async () => {
    await write(start, '1700000000');
    await expect(start).toHaveAccessibleDescription(/seconds since 1970: 2023-11-14 23:13:20/);
    await write(start, '1700000000000');
    await expect(start).toHaveAccessibleDescription(/milliseconds since 1970: 2023-11-14 23:13:20/);
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
