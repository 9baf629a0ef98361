/** Ids that answers have named, by the name of the parameter that takes them. */
export interface KnownIds {
  learn(answer: unknown): void;
  /** Puts an id in place of each `{name}`, written as in an address or within a text of JSON. */
  into(text: string, pick: number, as: 'address' | 'json'): string;
}

const mostKept = 30;
/** Whoever is signed in is to stay so: rights and sessions of the manager are not what is fuzzed. */
const kept: readonly string[] = ['accountId', 'sessionId', 'ownerAccountId'];

export function createKnownIds(first: Readonly<Record<string, readonly string[]>>): KnownIds {
  const ids = new Map(Object.entries(first).map(([name, list]) => [name, [...list]]));

  function keep(name: string, id: string): void {
    const list = ids.get(name) ?? [];
    if (!list.includes(id)) list.push(id);
    if (list.length > mostKept) list.shift();
    ids.set(name, list);
  }

  return {
    learn(answer) {
      const rest: unknown[] = [answer];
      for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
        if (typeof node !== 'object' || node === null) continue;
        for (const [name, member] of Object.entries(node)) {
          if (typeof member === 'string' && name.endsWith('Id') && !kept.includes(name)) keep(name, member);
          else if (typeof member === 'object' && member !== null) rest.push(member);
        }
      }
    },
    into: (text, pick, as) =>
      text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const list = ids.get(name) ?? [name];
        // Lone surrogates have no form in an address.
        const id = (list[pick % list.length] ?? name).replaceAll(/[\ud800-\udfff]/gu, '\ufffd');
        return as === 'address' ? encodeURIComponent(id) : JSON.stringify(id).slice(1, -1);
      }),
  };
}
