import type { Translate } from '@barnwatch/shared/i18n';
import type { OutboxEntry } from '@barnwatch/shared/outbox';
import { readMessage } from '../../incident-records/record/incident-message';
import { wordFor } from '../../incident-records/words/known-words';

/** What an entry is, and what it says. */
export interface EntryWords {
  readonly sort: string;
  readonly heading: string;
  readonly description: string;
}

export function entryWords({ write }: OutboxEntry, t: Translate): EntryWords {
  switch (write.call) {
    case 'create-incident':
      return { sort: newWords(write.type, t), ...payloadWords(write.type, write.payload, newWords(write.type, t), t) };
    case 'add-event': {
      const { trigger, incidentType, payload } = write;
      const sort = stepWords(trigger, t);
      return { sort, ...payloadWords(incidentType, payload, sort, t) };
    }
    case 'close-incident':
      return { sort: t('outboxEntry.end'), heading: t('outboxEntry.close'), description: '' };
    case 'attach-picture':
      return { sort: t('outboxEntry.picture'), heading: t('outboxEntry.picture'), description: write.caption ?? '' };
  }
}

function newWords(type: string, t: Translate): string {
  return type === 'barnDocumentation' ? t('documentation.new') : t('outboxEntry.new');
}

function stepWords(trigger: string, t: Translate): string {
  switch (trigger) {
    case 'hide':
      return t('outboxEntry.hide');
    case 'create':
      return t('outboxEntry.unhide');
    case 'stateDetected':
      return t('outboxEntry.state');
    default:
      return t('outboxEntry.step');
  }
}

function payloadWords(type: string, payload: unknown, fallback: string, t: Translate): Omit<EntryWords, 'sort'> {
  const message = readMessage(type, payload);
  switch (message.kind) {
    case 'intervention':
      return { heading: message.title || fallback, description: message.description };
    case 'documentation':
      return {
        heading: wordFor('classification', message.classification, t) || fallback,
        description: message.description,
      };
    case 'hidden':
      return { heading: fallback, description: message.reason };
    case 'barn-state':
      return { heading: fallback, description: message.description };
    case 'open':
      return { heading: message.title || fallback, description: message.description };
  }
}

/** The same as plain text, to be copied. */
export function entryText(entry: OutboxEntry, t: Translate): string {
  const { heading, description } = entryWords(entry, t);
  return [heading, description].filter(Boolean).join('\n\n');
}
