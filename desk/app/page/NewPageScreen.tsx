import { type SubmitEvent, useState } from 'react';
import { LANGS, type Localized } from '../../../src/language/lang.ts';
import type { NewPage, NewPagePlaces } from '../../model/page-api.ts';
import { slugOf } from '../../model/slug.ts';
import { PAGE } from '../../words/page.ts';
import { FIELD_WORDS } from '../../words/page-fields.ts';
import { useAddress } from '../address.tsx';
import { call, Refused } from '../api.ts';
import type { ScreenProps } from '../screens.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import { GrowingText } from './GrowingText.tsx';
import { LANG_NAMES } from './names.ts';
import css from './PageFields.module.css';
import { Choose } from './Choose.tsx';

/** `/new-page`: a page in both languages, with its place in the menu. */
export function NewPageScreen({ params }: ScreenProps) {
  const { t } = useWords();
  const { data, refused } = useCall('page/places', {});
  return (
    <>
      <ScreenHead
        title={t(PAGE.newPage)}
        back={{ to: { screen: 'browse', params: { folder: 'pages' } }, label: t(PAGE.all) }}
      />
      <Refusal of={refused} />
      {data && <NewPageForm places={data} params={params} />}
    </>
  );
}

const EMPTY: Localized = { en: '', hi: '' };

/** What stands before the own name of a page in its address. */
function addressBefore(area: string): string {
  return area === 'top-level' ? '' : `${area.replace(/^top-level\//, '')}/`;
}

/** The section of the menu in which most pages of a place stand. */
function sectionOf(area: string, { sections }: NewPagePlaces): string | undefined {
  const inArea = (section: NewPagePlaces['sections'][number]) =>
    section.entries.filter(({ value }) => value.startsWith(`${area}/`)).length;
  return sections.toSorted((a, b) => inArea(b) - inArea(a))[0]?.value;
}

function NewPageForm({ places, params }: { places: NewPagePlaces } & ScreenProps) {
  const { t } = useWords();
  const { go } = useAddress();
  const [refused, setRefused] = useState<Refused>();
  const [isSaving, setIsSaving] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [page, setPage] = useState<Omit<NewPage, 'key'>>({
    area: params['area'] ?? places.areas[0]?.value ?? '',
    title: EMPTY,
    summary: EMPTY,
    shape: 'chapter',
    provider: 'administration',
    section: sectionOf(params['area'] ?? places.areas[0]?.value ?? '', places),
  });
  const set = (change: Partial<typeof page>) => setPage((last) => ({ ...last, ...change }));
  const { area, shape, section, after } = page;
  const key = typed ?? slugOf(page.title.en);
  const isChapter = area.includes('/');
  const entries = places.sections.find(({ value }) => value === section)?.entries ?? [];
  const choicesOf = (field: string) => places.fields.find((each) => each.key === field)?.choices ?? [];
  // Pages of the same kind first, of the same place first among them.
  const near = (each: NewPagePlaces['pages'][number]) => (each.shape === shape ? 2 : 0) + (each.area === area ? 1 : 0);
  const copies = places.pages.toSorted((a, b) => near(b) - near(a));

  async function create(event: SubmitEvent) {
    event.preventDefault();
    setIsSaving(true);
    try {
      const { section: inMenu, after: behind, copyOf, ...rest } = page;
      const created = await call('page/create', {
        ...rest,
        key,
        ...(copyOf && { copyOf }),
        ...(!isChapter && inMenu && { section: inMenu, ...(behind && { after: behind }) }),
      });
      go({ screen: 'page', params: { page: created.page } });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
      setIsSaving(false);
    }
  }

  return (
    <form className={css.newSheet} onSubmit={(event) => void create(event)}>
      <Choose
        label={t(PAGE.area)}
        choices={places.areas}
        value={area}
        onChange={(value) => set({ area: value, section: sectionOf(value, places), after: '' })}
      />
      {(['title', 'summary'] as const).map((field) => (
        <div key={field} className={css.two}>
          {LANGS.map((lang) => (
            <Field
              key={lang}
              label={t(PAGE.in, { label: t(FIELD_WORDS[field]?.label ?? EMPTY), lang: t(LANG_NAMES[lang]) })}
              hint={t(FIELD_WORDS[field]?.hint ?? EMPTY)}
              lang={lang}
              isRequired
            >
              {(control) => (
                <GrowingText
                  {...control}
                  required
                  className={css.words}
                  {...(field === 'summary' && { minLength: 40, maxLength: 220 })}
                  value={page[field][lang]}
                  onChange={({ target }) =>
                    set({ [field]: { ...page[field], [lang]: target.value.replaceAll('\n', ' ') } })
                  }
                />
              )}
            </Field>
          ))}
        </div>
      ))}
      <Field label={t(PAGE.key)} hint={t(PAGE.keyHint)} isRequired>
        {(control) => (
          <input
            {...control}
            required
            autoComplete="off"
            pattern="[a-z][a-z0-9]*(-[a-z0-9]+)*"
            value={key}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {key && <p>{t(PAGE.willBe, { address: `/en/${addressBefore(area)}${key}/` })}</p>}
      {(['shape', 'provider'] as const).map((field) => (
        <Choose
          key={field}
          label={t(FIELD_WORDS[field]?.label ?? EMPTY)}
          choices={choicesOf(field)}
          value={page[field]}
          onChange={(value) => set({ [field]: value })}
        />
      ))}
      <Choose
        label={t(PAGE.copyOf)}
        hint={t(PAGE.copyHint)}
        choices={copies}
        none={PAGE.emptyPage}
        value={page.copyOf ?? ''}
        onChange={(value) => set({ copyOf: value })}
      />
      {!isChapter && (
        <>
          <Choose
            label={t(PAGE.section)}
            choices={places.sections}
            value={section ?? ''}
            onChange={(value) => set({ section: value, after: '' })}
          />
          <Choose
            label={t(PAGE.after)}
            choices={entries}
            none={PAGE.last}
            value={after ?? ''}
            onChange={(value) => set({ after: value })}
          />
        </>
      )}
      <Refusal of={refused} />
      <Button type="submit" variant="primary" disabled={isSaving}>
        {t(PAGE.create)}
      </Button>
    </form>
  );
}
