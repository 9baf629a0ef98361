import { useTexts } from '@barnwatch/shared/i18n';
import { SeverityMark } from '@barnwatch/shared/ui';
import { LimitedHtml } from '@barnwatch/shared/ui/limited-html';
import type { IncidentMessage } from '../api/incident-message';
import type { IncidentSchema } from '../api/incident-schema';
import { FactLines } from '../incident-cards/fact-lines';
import { type CardFact, cardFacts } from '../incident-list/incident-facts';
import { knownWords } from '../incident-list/known-words';
import { LongText } from '../incident-list/long-text';
import styles from './incident.module.css';
import { fieldName, issueWords, subtypeWords } from './payload-names';

export interface IncidentPayloadProps {
  readonly message: IncidentMessage;
  /** The payload as it came. */
  readonly payload: unknown;
  /** How the barn handles the type; null while nothing is known of it. */
  readonly schema: IncidentSchema | null;
  /** The severity is shown beside the state instead. */
  readonly withoutSeverity?: boolean;
}

/** What a payload says: by its type where it is known, by the barn's own schema, and readable in any case. */
export function IncidentPayload({ message, payload, schema, withoutSeverity = false }: IncidentPayloadProps) {
  const { t, language } = useTexts('mf-incidents');
  const facts = message.kind === 'open' ? openFacts() : ownWords(cardFacts(message, t, language));

  function openFacts(): readonly CardFact[] {
    if (message.kind !== 'open') return [];
    const named = cardFacts(message, t, language);
    return named.map((fact, index) => {
      const path = message.facts.shown[index]?.path;
      return path ? { ...fact, name: fieldName(schema, path) } : fact;
    });
  }

  /** An issue that only the barn has words for is said in those. */
  function ownWords(all: readonly CardFact[]): readonly CardFact[] {
    if (message.kind !== 'intervention' || message.issue === null) return all;
    const known: readonly string[] = knownWords.issue;
    const words = known.includes(message.issue)
      ? null
      : issueWords(schema, message.interventionType, message.issue, language);
    return all.map((fact) =>
      words !== null && fact.kind === 'words' && fact.name === t('fact.issue') ? { ...fact, value: words } : fact,
    );
  }

  const type = message.kind === 'intervention' ? message.interventionType : null;
  const ownType =
    type !== null && !(knownWords.interventionType as readonly string[]).includes(type)
      ? subtypeWords(schema, type, language)
      : null;
  const severity = 'severity' in message && !withoutSeverity ? message.severity : null;
  return (
    <div className={styles.payload}>
      {severity && (
        <div className={styles.marks}>
          <SeverityMark severity={severity} />
        </div>
      )}
      {ownType && <p>{ownType}</p>}
      <Description message={message} payload={payload} />
      {facts.length > 0 && (
        <dl className={styles.facts}>
          <FactLines facts={facts} />
        </dl>
      )}
    </div>
  );
}

/** Records of the journal are limited HTML and pass through the one sanitiser; everything else is text. */
function Description({ message, payload }: Pick<IncidentPayloadProps, 'message' | 'payload'>) {
  switch (message.kind) {
    case 'documentation': {
      const html = typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'description') : '';
      return <LimitedHtml html={typeof html === 'string' ? html : ''} />;
    }
    case 'intervention':
    case 'barn-state':
    case 'open':
      return message.description ? <LongText text={message.description} /> : null;
    case 'hidden':
      return null;
  }
}
