import { type ReactNode, useState } from 'react';
import styles from './add-barn.module.css';

export interface FileDropProps {
  /** A file was dropped here or pasted. */
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

function fileIn(data: DataTransfer): File | undefined {
  return [...data.files][0];
}

/** An area that takes a file from the desktop or, as a picture, from the clipboard. Buttons inside do the same. */
export function FileDrop({ onFile, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a further way; the button for files does the same
    <div
      className={`${styles.drop} ${isOver ? styles.isOver : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget instanceof Node ? event.relatedTarget : null)) {
          setIsOver(false);
        }
      }}
      onDrop={(event) => {
        const file = fileIn(event.dataTransfer);
        setIsOver(false);
        if (!file) return;
        event.preventDefault();
        onFile(file);
      }}
      onPaste={(event) => {
        const file = fileIn(event.clipboardData);
        if (!file) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      {children}
    </div>
  );
}
