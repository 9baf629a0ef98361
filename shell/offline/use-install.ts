import { useAtom } from 'jotai';
import { installPromptAtom } from './offline-state';

/** Lets the browser ask whether to install the suite; null where it cannot, or has already. */
export function useInstall(): (() => Promise<void>) | null {
  const [prompt, setPrompt] = useAtom(installPromptAtom);
  if (prompt === null) return null;
  return async () => {
    await prompt.prompt();
    // A browser lets each question be asked once.
    setPrompt(null);
  };
}
