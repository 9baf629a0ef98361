import { FactValue } from './fact-value';
import type { CardFact } from './incident-facts';

/** Facts as lines of a description list. */
export function FactLines({ facts }: { readonly facts: readonly CardFact[] }) {
  return facts.map((fact) => (
    <div key={`${fact.name} ${fact.kind === 'words' ? fact.value : fact.cameraId}`}>
      <dt>{fact.name}</dt>
      <dd>
        <FactValue fact={fact} />
      </dd>
    </div>
  ));
}
