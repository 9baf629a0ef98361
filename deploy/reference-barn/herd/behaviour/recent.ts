/** Keeps the latest answers of a pure computation; the oldest go first. */
export type Recent<Key, Answer> = (key: Key, compute: () => Answer) => Answer;

export function recent<Key, Answer>(kept: number): Recent<Key, Answer> {
  const answers = new Map<Key, Answer>();
  return (key, compute) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = compute();
    if (answers.size >= kept) {
      const oldest = answers.keys().next();
      if (!oldest.done) answers.delete(oldest.value);
    }
    answers.set(key, answer);
    return answer;
  };
}
