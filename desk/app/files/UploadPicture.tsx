import { useState } from 'react';
import type { Localized } from '../../../src/language/lang.ts';
import { cleanName } from '../../model/clean-name.ts';
import type { PictureWords } from '../../model/file-api.ts';
import { FILES } from '../../words/files.ts';
import { SHELL } from '../../words/shell.ts';
import { Refused, send } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import { CropBox } from './CropBox.tsx';
import { DropZone } from './DropZone.tsx';
import css from './Files.module.css';
import { type Crop, cutOut, isDrawing } from './picture-canvas.ts';
import { PictureFields, type PictureText } from './PictureFields.tsx';
import { secondName, useSending } from './use-sending.tsx';

interface Chosen {
  file: Blob;
  /** Missing for a drawing in SVG, which is taken as it is. */
  image?: ImageBitmap;
}

const NOTHING: Localized = { en: '', hi: '' };
const EMPTY: PictureText = {
  name: '',
  kind: 'photograph',
  title: NOTHING,
  alt: NOTHING,
  caption: NOTHING,
  credit: SHELL.site,
  taken: '',
  album: '',
};

/** A picture: cut, made small, and described in both languages. */
export function UploadPicture({ onDone }: { onDone: (name: string) => void }) {
  const { t } = useWords();
  const { data } = useCall('files/list', {});
  const [chosen, setChosen] = useState<Chosen>();
  const [crop, setCrop] = useState<Crop>({ left: 0, top: 0, width: 1, height: 1 });
  const [text, setText] = useState(EMPTY);
  const { isBusy, run, refuse, refusal } = useSending(() => setText({ ...text, name: secondName(text.name) }));

  const look = async (file: File) => {
    setChosen(undefined);
    refuse(undefined);
    const name = cleanName(file.name) || 'picture';
    if (await isDrawing(file)) {
      setText({ ...text, name, kind: 'drawing' });
      setChosen({ file });
      return;
    }
    const image = await createImageBitmap(file).catch(() => undefined);
    if (!image) {
      refuse(new Refused({ code: 'picture-not-image', text: FILES.notPicture }));
      return;
    }
    setText({ ...text, name, kind: 'photograph' });
    setCrop({ left: 0, top: 0, width: image.width, height: image.height });
    setChosen({ file, image });
  };
  const add = (replace: boolean) =>
    run(async () => {
      if (!chosen) return;
      const { name, album } = text;
      const bytes = chosen.image ? await cutOut(chosen.image, crop, text.kind) : chosen.file;
      const ending = chosen.image ? (text.kind === 'photograph' ? 'jpg' : 'png') : 'svg';
      const optional = { ...(album && { album }), ...(replace && { replace }) };
      await send('files/add-picture', { name, ending, words: wordsOf(text), ...optional }, bytes);
      setChosen(undefined);
      setText(EMPTY);
      onDone(name);
    });

  return (
    <div>
      <DropZone label={t(FILES.choose)} accept="image/*" onFile={(file) => void look(file)}>
        <p>{t(FILES.dropPicture)}</p>
        <p>{t(FILES.permission)}</p>
      </DropZone>
      {chosen && (
        <form
          className={css.pictureForm}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            void add(false);
          }}
        >
          {chosen.image && <CropBox image={chosen.image} crop={crop} onCrop={setCrop} />}
          <PictureFields text={text} onText={setText} isFixedKind={!chosen.image} albums={data?.albums ?? []} />
          <p>
            <Button variant="primary" type="submit" disabled={isBusy}>
              {t(FILES.add)}
            </Button>
          </p>
        </form>
      )}
      {refusal(() => void add(true))}
    </div>
  );
}

function wordsOf({ kind, title, alt, caption, credit, taken }: PictureText): PictureWords {
  const hasCaption = caption.en.trim() !== '' || caption.hi.trim() !== '';
  return {
    kind,
    title: onOneLine(title),
    alt: onOneLine(alt),
    ...(hasCaption && { caption: onOneLine(caption) }),
    credit: onOneLine(credit),
    ...(taken && { taken }),
  };
}

function onOneLine({ en, hi }: Localized): Localized {
  const joined = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ');
  return { en: joined(en), hi: joined(hi) };
}
