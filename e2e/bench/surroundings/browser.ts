import { type Browser, chromium } from '@playwright/test';
import { findProgram } from '../../../deploy/setup/find-program.mjs';

/** The system's Chromium without a window. @throws with what to install when there is none */
export async function launchBrowser(words: readonly string[] = []): Promise<Browser> {
  const executablePath = findProgram('chromium', process.env);
  if (executablePath === undefined) throw new Error('Chromium was not found: install it, or set CHROMIUM_PATH.');
  const asRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath, args: [...(asRoot ? ['--no-sandbox'] : []), ...words] });
}
