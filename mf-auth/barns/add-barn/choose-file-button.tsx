import { Button } from '@barnwatch/shared/ui';
import { type ReactNode, useRef } from 'react';

export interface ChooseFileButtonProps {
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Opens the device's own choice of a file; on phones that offers the photos too. */
export function ChooseFileButton({ busy, onFile, children }: ChooseFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="upload" busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*,text/plain,.txt"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Choosing the same file again is a new choice.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
