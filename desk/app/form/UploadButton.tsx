import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { PickName } from '../../model/form-api.ts';
import { FORM } from '../../words/form.ts';
import { UploadFile } from '../files/UploadFile.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words.tsx';
import { useForm } from './form-context.ts';
import type { InputProps } from './ModelInput.tsx';

/** Files can be brought along at once. The dialog stands outside the form: what is sent in it is not the form. */
export function UploadButton({
  pick,
  around,
  onDone,
}: Pick<InputProps, 'around'> & { pick: PickName; onDone: (name: string) => void }) {
  const { t } = useWords();
  const { file } = useForm();
  const [isOpen, setOpen] = useState(false);
  if (pick !== 'documents' && pick !== 'pictures') return null;
  const section = around.map((group) => group['section']).find((each) => typeof each === 'string');
  const folder = file.startsWith('registers/tenders/') ? 'tender' : section === 'establishment' ? 'employee' : section;
  const done = (name: string) => {
    setOpen(false);
    onDone(name);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t(FORM.upload)}
      </Button>
      {isOpen &&
        createPortal(
          <Dialog title={t(FORM.upload)} onClose={() => setOpen(false)}>
            <UploadFile
              kind={pick === 'documents' ? 'document' : 'picture'}
              {...(folder && { folder })}
              onDone={done}
            />
          </Dialog>,
          document.body,
        )}
    </>
  );
}
