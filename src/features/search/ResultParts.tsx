import type { Lang } from '../../language/lang';
import { type StringKey, translator } from '../../words/strings';
import { KINDS, type Kind } from './answer';
import { EmptyDrawing } from '../../components/prose/EmptyDrawing';
import { CardTemplate } from './answers/CardTemplate';
import styles from './ResultParts.module.css';
import { SearchHelp } from './SearchHelp';

const KIND_WORDS: Record<Kind, { one: StringKey; many: StringKey }> = {
  page: { one: 'search.page', many: 'search.pages' },
  record: { one: 'search.record', many: 'search.records' },
  form: { one: 'search.form', many: 'search.forms' },
  substance: { one: 'search.substance', many: 'search.substances' },
  office: { one: 'search.office', many: 'search.offices' },
  figure: { one: 'search.figure', many: 'search.figures' },
};

/** All that can be answered to a query, empty and hidden; `results.ts` fills what there is and shows it. */
export function ResultParts({ lang, formId }: { lang: Lang; formId: string }) {
  const t = translator(lang);
  return (
    <>
      <div className={styles.bar} data-part="bar">
        <output
          className={styles.status}
          data-part="status"
          data-none={t('search.none')}
          data-one={t('search.countOne')}
          data-count={t('search.count')}
          data-loading={t('search.loading')}
          data-partly={t('search.partly')}
        />
        <KindFilter lang={lang} />
      </div>
      <div className={styles.failed} role="alert" data-part="failed" hidden>
        <p>{t('search.failed')}</p>
        <p>
          <button type="submit" form={formId} className={`quiet-button ${styles.more}`}>
            {t('search.retry')}
          </button>
        </p>
        <SearchHelp lang={lang} />
      </div>
      <div className={styles.results} data-part="results" hidden>
        <CardTemplate lang={lang} />
        <p data-part="spelling" hidden>
          {t('search.spelling')} <span />
        </p>
        <p data-part="titles-only" hidden>
          {t('search.titlesOnly')}
        </p>
        <section data-part="best" hidden>
          <h2 className="visually-hidden">{t('search.best')}</h2>
          <ol className={styles.list} />
        </section>
        <div data-part="groups">
          {KINDS.map((kind) => (
            <section key={kind} data-kind={kind} hidden>
              <h2>
                {t(KIND_WORDS[kind].many)} <span className={styles.count} />
              </h2>
              <ol className={styles.list} />
              <button
                type="button"
                className={`quiet-button ${styles.more}`}
                value={kind}
                data-print="hide"
                data-all={t('search.showAll')}
                data-more={t('search.showMore')}
              >
                {t('search.showMore')}
              </button>
            </section>
          ))}
        </div>
        <p data-part="related" hidden>
          {t('search.related')} <span />
        </p>
        <section data-part="other" hidden>
          <h2>{t('search.other')}</h2>
          <ol className={styles.list} />
          <p data-part="other-all" data-one={t('search.otherOne')} data-count={t('search.otherAll')} />
        </section>
        <div data-part="help" hidden>
          <EmptyDrawing kind="search" />
          <p>{t('search.tips')}</p>
          <SearchHelp lang={lang} />
        </div>
      </div>
      <template data-part="hit">
        <HitItem lang={lang} />
      </template>
    </>
  );
}

/** One thing found, still empty. */
function HitItem({ lang }: { lang: Lang }) {
  const t = translator(lang);
  return (
    <li>
      <span lang={lang} className={styles.ended}>
        {t('search.ended')}
      </span>
      <p />
      <small>
        {KINDS.map((kind) => (
          <span key={kind} lang={lang} data-kind={kind}>
            {t(KIND_WORDS[kind].one)}
          </span>
        ))}
        <span />
      </small>
    </li>
  );
}

/** The filter by kind: acts at once, as the box above it does. */
function KindFilter({ lang }: { lang: Lang }) {
  const t = translator(lang);
  const choices = [{ kind: '', label: t('search.kindAll') }].concat(
    KINDS.map((kind) => ({ kind, label: t(KIND_WORDS[kind].many) })),
  );
  return (
    <fieldset className={styles.kinds} data-part="kinds" data-print="hide" inert>
      <legend className="visually-hidden">{t('search.kinds')}</legend>
      {choices.map(({ kind, label }) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} /> {label} <b />
        </label>
      ))}
    </fieldset>
  );
}
