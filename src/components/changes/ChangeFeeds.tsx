import { ALL_AREAS, changesFeedPath } from '../../addresses/changes';
import { areas } from '../../content/site-changes';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { WordTable } from '../tables/WordTable';

const FORMS = ['xml', 'json'] as const;

/** How to be told of changes: the feeds of all subjects, or of one. */
export function ChangeFeeds({ area, lang }: { area?: string; lang: Lang }) {
  const t = translator(lang);
  const all = [{ id: ALL_AREAS, name: t('changes.all') }, ...areas.map(({ id, label }) => ({ id, name: label[lang] }))];
  const shown = area === undefined ? all : all.filter(({ id }) => id === area || id === ALL_AREAS).toReversed();
  return (
    <section aria-labelledby="told">
      <h2 id="told">{t('changes.told')}</h2>
      <p>{t('changes.toldHow')}</p>
      <figure>
        <WordTable
          caption={t('changes.feedsCaption')}
          columns={[t('changes.subject'), t('changes.feeds')]}
          rows={shown.map(({ id, name }) => ({
            key: id,
            cells: [
              name,
              FORMS.map((form, index) => (
                <span key={form}>
                  {index > 0 && ' · '}
                  <a href={changesFeedPath(id, lang, form)}>
                    <span className="visually-hidden">{name}, </span>
                    {t(`changes.${form}`)}
                  </a>
                </span>
              )),
            ],
          }))}
        />
      </figure>
    </section>
  );
}
