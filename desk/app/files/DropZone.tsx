import { type ReactNode, useId, useState } from 'react';
import css from './DropZone.module.css';

interface Props {
  label: string;
  /** Kinds of files that the button offers; whatever is dropped is taken, and looked at by its bytes. */
  accept: string;
  children: ReactNode;
  onFile: (file: File) => void;
  /** Cells pasted from a spreadsheet, where they are welcome. */
  onText?: (text: string) => void;
}

/** A place on which a file is dropped; its button does the same with the keyboard. */
export function DropZone({ label, accept, children, onFile, onText }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={`${css.zone} ${isOver ? css.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      onPaste={(event) => {
        const [file] = event.clipboardData.files;
        const text = event.clipboardData.getData('text');
        if (file) onFile(file);
        else if (text && onText) onText(text);
        else return;
        event.preventDefault();
      }}
    >
      {children}
      <p>
        <label htmlFor={id}>{label}</label>{' '}
        <input
          id={id}
          type="file"
          accept={accept}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            // The same file may be chosen again after it was mended.
            event.target.value = '';
          }}
        />
      </p>
    </div>
  );
}
