import { useTexts } from '@barnwatch/shared/i18n';
import { SeverityMark } from '@barnwatch/shared/ui';
import { LimitedHtml } from '@barnwatch/shared/ui/limited-html';
import { FactLines } from '../../incident-records/cards/fact-lines';
import factStyles from '../../incident-records/cards/facts.module.css';
import { type CardFact, cardFacts } from '../../incident-records/cards/incident-facts';
import { LongText } from '../../incident-records/cards/long-text';
import type { IncidentMessage } from '../../incident-records/record/incident-message';
import type { IncidentSchema } from '../../incident-records/record/incident-schema';
import { ownWordsOfSchema } from '../../incident-records/words/own-words';
import styles from './incident.module.css';
import { fieldName } from './payload-names';

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
  const facts = namedFacts(cardFacts(message, t, language, ownWordsOfSchema(schema, language)));

  /** The fields of a payload of unknown shape by the names that the barn's schema gives them. */
  function namedFacts(all: readonly CardFact[]): readonly CardFact[] {
    if (message.kind !== 'open') return all;
    return all.map((fact, index) => {
      const path = message.facts.shown[index]?.path;
      return path ? { ...fact, name: fieldName(schema, path) } : fact;
    });
  }

  const severity = 'severity' in message && !withoutSeverity ? message.severity : null;
  return (
    <div className={styles.payload}>
      {severity && (
        <div className={factStyles.marks}>
          <SeverityMark severity={severity} />
        </div>
      )}
      <Description message={message} payload={payload} />
      {facts.length > 0 && (
        <dl className={factStyles.facts}>
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
