import { type ChangeDraft, useAddressDraft } from '../../camera-records/address-draft/use-address-draft';
import { type ExportChoice, readExportChoice, withExportChoice } from './export-choice';

const address = {
  read: readExportChoice,
  write: (choice: ExportChoice, known: URLSearchParams) => withExportChoice(known, choice),
};

/** What is chosen, as the address says it, and how to change it. */
export const useExportChoice = (): readonly [ExportChoice, ChangeDraft<ExportChoice>] => useAddressDraft(address);
