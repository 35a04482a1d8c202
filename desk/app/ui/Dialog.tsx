import { type ReactNode, useEffect, useRef } from 'react';
import { SHELL } from '../../words/shell.ts';
import { useWords } from '../words.tsx';
import { Button } from './Button.tsx';
import css from './Dialog.module.css';

/** A native dialog: Escape and the button close it, and the focus goes back to where it was. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    if (opened && !opened.open) opened.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-label={title} onClose={onClose}>
      <div className={css.head}>
        <h2>{title}</h2>
        <Button variant="quiet" onClick={onClose}>
          {t(SHELL.close)}
        </Button>
      </div>
      {children}
    </dialog>
  );
}
