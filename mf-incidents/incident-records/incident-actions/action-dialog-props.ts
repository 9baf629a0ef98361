import type { Incident } from '../record/incident';

/** What each dialog of an action is given. Mounted while it is open. */
export interface ActionDialogProps {
  readonly incident: Pick<Incident, 'incidentId' | 'type' | 'state'>;
  /** What a hidden record said first, where it is known: showing it again needs it, and no line then. */
  readonly firstPayload?: unknown;
  readonly onCancel: () => void;
  /** It was done, or is kept in the outbox. */
  readonly onDone: () => void;
}
