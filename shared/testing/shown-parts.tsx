import type { FinderPart, UseFinderParts } from '../federation';

/** Draws what a remote tells the quick finder, so that a test can read it. */
export function ShownParts({ useParts }: { readonly useParts: UseFinderParts }) {
  return useParts().map((part) => (
    <section key={part.id} aria-label={part.title} data-state={part.state}>
      {part.entries.map((entry) => (
        <p key={entry.id}>{words(entry)}</p>
      ))}
      {part.setAside ? <p>{`set aside: ${part.setAside}`}</p> : null}
    </section>
  ));
}

function words({ name, detail = '', to }: FinderPart['entries'][number]): string {
  return [name, detail, to].join(' | ');
}
