import { useTexts } from '@barnwatch/shared/i18n';
import type { Artifact } from './artifact';
import { artifactFacts } from './artifact-facts';
import { factLines, privateWords } from './artifact-words';
import styles from './fact-list.module.css';

export interface FactListProps {
  readonly artifact: Artifact;
  readonly cameraName: (cameraId: string) => string;
}

/** What an artifact was made from. */
export function FactList({ artifact, cameraName }: FactListProps) {
  const { t, language } = useTexts('mf-cameras');
  const facts = artifactFacts(artifact);
  const leftOut = privateWords(artifact, facts, t, language);
  return (
    <>
      <dl className={styles.facts}>
        {factLines(facts, cameraName, t).map(({ name, words }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {leftOut && <p className={styles.leftOut}>{leftOut}</p>}
    </>
  );
}
