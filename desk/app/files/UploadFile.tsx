import { UploadDocument } from './UploadDocument.tsx';
import { UploadPicture } from './UploadPicture.tsx';

export interface UploadFileProps {
  kind: 'document' | 'picture';
  /** Folder below `documents/` that is offered first: `opium`. */
  folder?: string;
  /** What other files call it: `opium/rules-2026.pdf`, or the name of a picture without its ending. */
  onDone: (name: string) => void;
}

/** Takes a PDF or a picture: says at once what is wrong with it, and cleans its name. */
export function UploadFile({ kind, folder, onDone }: UploadFileProps) {
  return kind === 'document' ? (
    <UploadDocument {...(folder && { folder })} onDone={onDone} />
  ) : (
    <UploadPicture onDone={onDone} />
  );
}
