/** The licence of an instance. Text is shown as text, never as HTML; a file (PDF) is offered to be saved and opened. */
export type Eula =
  | { form: 'text'; text: string; mediaType: string }
  | { form: 'file'; file: Blob; mediaType: 'application/pdf' };
