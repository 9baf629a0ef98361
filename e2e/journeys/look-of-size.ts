import type { Suite, Visitor } from '../harness/suite';

/**
 * A manager at an address: on a desk in English and light, on a phone in German and dark, so that what is walked at both
 * sizes is walked in both languages and themes.
 */
export async function startInLookOfSize(suite: Suite, path: string, visitor: Visitor = {}): Promise<void> {
  const isPhone = await suite.isPhone();
  await suite.page.emulateMedia({ colorScheme: isPhone ? 'dark' : 'light' });
  await suite.startAt(path, { ...visitor, language: isPhone ? 'de' : 'en' });
}
