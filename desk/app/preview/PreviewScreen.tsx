import { useState } from 'react';
import { LANGS } from '../../../src/language/lang.ts';
import { screenOf } from '../../model/screen-of.ts';
import { stops } from '../../model/stops.ts';
import { PREVIEW } from '../../words/preview.ts';
import { SHELL } from '../../words/shell.ts';
import { Go } from '../address.tsx';
import { useDeskState } from '../live.tsx';
import type { ScreenProps } from '../screens.ts';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import css from './preview.module.css';
import { SiteFrame } from './SiteFrame.tsx';

const WIDTHS = { phone: 360, desk: 1280 } as const;

/** The real page, made from the draft, in both languages side by side. */
export function PreviewScreen({ params }: ScreenProps) {
  const { t } = useWords();
  const file = params['page'] ? `pages/${params['page']}/en.mdx` : params['file'];
  if (file) return <Preview file={file} at={params['at']} />;
  return (
    <>
      <h1>{t(PREVIEW.choose)}</h1>
      <p>{t(PREVIEW.chooseHint)}</p>
      <p>
        <Go to={{ screen: 'preview', params: { page: 'home/home' } }}>{t(PREVIEW.home)}</Go>
      </p>
    </>
  );
}

function Preview({ file, at }: { file: string; at: string | undefined }) {
  const { t } = useWords();
  const [width, setWidth] = useState<keyof typeof WIDTHS>('phone');
  const [moment, setMoment] = useState('');
  const [place, setPlace] = useState(0);
  const { data, refused, isAsking } = useCall('preview', { file, at, moment: moment || undefined });
  const shown = data?.shown[place] ?? data?.shown[0];
  return (
    <>
      <ScreenHead
        title={t(PREVIEW.title, { what: shown ? t(shown.title) : file })}
        back={{ to: screenOf(file), label: t(PREVIEW.edit) }}
      />
      <Mistakes />
      <div className={css.bar}>
        {data && data.shown.length > 1 && (
          <Field label={t(PREVIEW.place)}>
            {(control) => (
              <select {...control} value={place} onChange={({ target }) => setPlace(Number(target.value))}>
                {data.shown.map(({ title, address }, index) => (
                  <option key={address.en} value={index}>
                    {t(title)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <fieldset className={css.widths}>
          <legend>{t(PREVIEW.width)}</legend>
          {(['phone', 'desk'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="width" checked={width === each} onChange={() => setWidth(each)} />
              {t(PREVIEW[each])}
            </label>
          ))}
        </fieldset>
        <Field label={t(PREVIEW.moment)} hint={t(PREVIEW.momentHint)}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={moment}
              onChange={({ target }) => setMoment(target.value.slice(0, 16))}
            />
          )}
        </Field>
      </div>
      <Refusal of={refused} />
      <output>{isAsking ? t(data ? SHELL.loading : PREVIEW.starting) : ''}</output>
      {data && shown && !isAsking && (
        <div className={css.frames} data-width={width}>
          {LANGS.map((lang) => (
            <SiteFrame
              key={lang}
              address={data.origin + shown.address[lang]}
              title={t(PREVIEW.inLang[lang])}
              width={WIDTHS[width]}
            />
          ))}
        </div>
      )}
    </>
  );
}

function Mistakes() {
  const { t } = useWords();
  const must = useDeskState()?.check.remarks.filter(stops) ?? [];
  if (must.length === 0) return null;
  return (
    <Notice kind="bad">
      <p>{t(PREVIEW.mistakes)}</p>
      <ul>
        {must.slice(0, 5).map((remark, index) => (
          <li key={index}>
            <Go to={screenOf(remark.path, remark)}>{remark.path}</Go> {t(remark.text)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
