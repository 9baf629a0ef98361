import { findProgram } from '../../deploy/setup/find-program.mjs';

/** Launch options of the whole browser: the headless shell has no cameras, no questions and no tabs. */
export function wholeBrowser(): { readonly executablePath?: string } {
  const executablePath = findProgram('chromium', process.env);
  return executablePath === undefined ? {} : { executablePath };
}
