import { type Browser, chromium } from '@playwright/test';
import { findProgram } from '../../../deploy/setup/find-program.mjs';

/** Chromium refuses its sandbox to root, which containers usually are. */
export function launchWords(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

/** The system's Chromium without a window. @throws with what to install when there is none */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findProgram('chromium', process.env);
  if (executablePath === undefined) throw new Error('Chromium was not found: install it, or set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: launchWords() });
}
