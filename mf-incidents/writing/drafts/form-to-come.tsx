import { Dialog, Skeleton } from '@barnwatch/shared/ui';

export interface FormToComeProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** In place of a form for something that the device has not told of yet. */
export function FormToCome({ title, onClose }: FormToComeProps) {
  return (
    <Dialog open title={title} onClose={onClose} width="wide">
      <Skeleton height="20rem" />
    </Dialog>
  );
}
