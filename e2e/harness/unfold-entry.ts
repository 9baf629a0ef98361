import { expect, type Locator } from '@playwright/test';

/**
 * Unfolds the group of a navigation in which an entry is; nothing where it is to be seen already.
 * @param rests what shows the entries of a group that are more than one looks over at once
 */
export async function unfoldEntry(scope: Locator, title: string, rests: Locator): Promise<void> {
  const entry = scope.getByRole('link', { name: title, exact: true, includeHidden: true });
  const isThere = async () => (await entry.count()) > 0;
  const showRests = async () => {
    for (const rest of await rests.all()) await rest.evaluate((button: HTMLElement) => button.click());
  };
  if (!(await isThere())) await showRests();
  const group = scope.getByRole('listitem').filter({ has: entry }).getByRole('button', { expanded: false });
  const folded = group.filter({ visible: true });
  if ((await folded.count()) > 0) return folded.first().click();
  // A sheet makes what a folded group holds when it is unfolded.
  const closed = scope.getByRole('button', { expanded: false }).filter({ visible: true });
  const lists = await closed.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-controls')));
  for (const list of lists) {
    if (await isThere()) return;
    const button = scope.locator(`button[aria-controls="${list}"]`);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    if (!(await isThere())) await showRests();
  }
}
