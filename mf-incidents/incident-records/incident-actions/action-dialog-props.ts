import type { Incident } from '../record/incident';

/** What each dialog of an action is given. Mounted while it is open. */
export interface ActionDialogProps {
  readonly incident: Pick<Incident, 'incidentId' | 'type' | 'state'>;
  readonly onCancel: () => void;
  /** It was done, or is kept in the outbox. */
  readonly onDone: () => void;
}
