/** What a key press asks of the list. */
export type ReviewAction = 'review' | 'select-all' | 'clear';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>;

/** R marks as reviewed, Ctrl+A (⌘A) chooses all, Esc chooses none; null for every other press. */
export function reviewAction(press: KeyPress): ReviewAction | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  if (press.defaultPrevented || altKey || shiftKey) return null;
  const key = press.key.toLowerCase();
  if (ctrlKey || metaKey) return key === 'a' ? 'select-all' : null;
  if (key === 'r') return 'review';
  return key === 'escape' ? 'clear' : null;
}
