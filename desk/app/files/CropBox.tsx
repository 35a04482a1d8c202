import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { FILES } from '../../words/files.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words.tsx';
import css from './Files.module.css';
import { type Crop, keptInside, madeSize } from './picture-canvas.ts';

const LEAST_WIDTH = 640;
const SHOWN_WIDTH = 640;
/** A shorter stroke is a click, not a frame. */
const LEAST_STROKE = 8;
const SIDES = ['left', 'top', 'width', 'height'] as const;

interface Props {
  image: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

/** A frame over a picture: drawn with the pointer, or typed. */
export function CropBox({ image, crop, onCrop }: Props) {
  const { t } = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [from, setFrom] = useState<{ x: number; y: number }>();
  const scale = Math.min(1, SHOWN_WIDTH / image.width);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { width, height } = context.canvas;
    const [x, y, w, h] = [crop.left, crop.top, crop.width, crop.height].map((value) => value * scale);
    context.drawImage(image, 0, 0, width, height);
    context.fillStyle = 'rgb(0 0 0 / 60%)';
    context.fillRect(0, 0, width, height);
    context.drawImage(image, crop.left, crop.top, crop.width, crop.height, x ?? 0, y ?? 0, w ?? 0, h ?? 0);
    context.strokeStyle = '#fff';
    context.lineWidth = 2;
    context.strokeRect(x ?? 0, y ?? 0, w ?? 0, h ?? 0);
  }, [image, crop, scale]);

  /** Where the pointer is, in pixels of the picture. */
  const point = ({ nativeEvent, currentTarget }: PointerEvent<HTMLCanvasElement>) => ({
    x: (nativeEvent.offsetX / currentTarget.clientWidth) * image.width,
    y: (nativeEvent.offsetY / currentTarget.clientHeight) * image.height,
  });
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!from) return;
    const to = point(event);
    if (Math.abs(to.x - from.x) < LEAST_STROKE || Math.abs(to.y - from.y) < LEAST_STROKE) return;
    onCrop(
      keptInside(
        {
          left: Math.min(from.x, to.x),
          top: Math.min(from.y, to.y),
          width: Math.abs(to.x - from.x),
          height: Math.abs(to.y - from.y),
        },
        image.width,
        image.height,
      ),
    );
  };
  return (
    <fieldset className={css.crop}>
      <legend>{t(FILES.crop)}</legend>
      <p>{t(FILES.cropHint)}</p>
      <canvas
        ref={canvas}
        width={Math.round(image.width * scale)}
        height={Math.round(image.height * scale)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setFrom(point(event));
        }}
        onPointerMove={drag}
        onPointerUp={() => setFrom(undefined)}
      />
      <div className={css.numbers}>
        {SIDES.map((side) => (
          <Field key={side} label={t(FILES[side])}>
            {(control) => (
              <input
                {...control}
                type="number"
                min={0}
                value={crop[side]}
                onChange={(event) =>
                  onCrop(keptInside({ ...crop, [side]: event.target.valueAsNumber }, image.width, image.height))
                }
              />
            )}
          </Field>
        ))}
      </div>
      <Button onClick={() => onCrop({ left: 0, top: 0, width: image.width, height: image.height })}>
        {t(FILES.whole)}
      </Button>
      <p>
        <output>{t(FILES.becomes, madeSize(crop))}</output>
      </p>
      {crop.width < LEAST_WIDTH && (
        <Notice kind="warn">
          <p>{t(FILES.narrow)}</p>
        </Notice>
      )}
    </fieldset>
  );
}
