import type { Barn, Suite } from '../harness/suite';

/**
 * At the cameras of a barn: on a desk in English and light, on a phone in German and dark, so that what is walked at both
 * sizes is walked in both languages and themes.
 */
export async function startInLookOfSize(suite: Suite, barn: Barn = 'north-barn'): Promise<void> {
  const isPhone = await suite.isPhone();
  await suite.page.emulateMedia({ colorScheme: isPhone ? 'dark' : 'light' });
  await suite.startAtCameras(barn, 'manager', isPhone ? 'de' : 'en');
}
