import type { ReactNode } from 'react';
import type { Catalogue } from '../../content/load';
import type { Lang, Localized } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Procedure as ProcedureRecord } from '../../schemas/procedure';
import styles from './Procedure.module.css';
import { SourceList } from '../prose/SourceList';

interface Props {
  id: string;
  procedure: ProcedureRecord;
  catalogue: Catalogue;
  formHref: (form: string) => string | undefined;
  lang: Lang;
}

/** One procedure in full: who, where, form, papers, fee, time, what after that, rule. What is not known says so. */
export function Procedure({ id, procedure, catalogue, formHref, lang }: Props) {
  const t = translator(lang);
  const { title, what, who, papers, fee, time, conditions, after, rule, notFound, source } = procedure;
  const gap = <span className={styles.gap}>{t('procedure.gap')}</span>;
  const listed = (lines: Localized[]) => lines.length > 0 && <Lines lines={lines} lang={lang} />;
  const forms = <Forms {...{ procedure, catalogue, formHref, lang }} />;
  const rows: [label: string, value: ReactNode][] = [
    [t('procedure.who'), who[lang]],
    [t('procedure.where'), placeOf(procedure, catalogue, lang)],
    [t('procedure.forms'), forms],
    [t('procedure.papers'), listed(papers) || gap],
    [t('procedure.fee'), fee?.[lang] ?? gap],
    [t('procedure.time'), time?.[lang] ?? gap],
    [t('procedure.conditions'), listed(conditions)],
    [t('procedure.after'), listed(after) || gap],
    [t('procedure.rule'), rule[lang]],
    [t('procedure.notFound'), listed(notFound)],
  ];
  return (
    <section className={styles.procedure} aria-labelledby={id}>
      <h3 id={id}>{title[lang]}</h3>
      <p>{what[lang]}</p>
      <dl>
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <SourceList ids={source} sources={catalogue.sources} lang={lang} />
    </section>
  );
}

function placeOf({ office: officeId, where }: ProcedureRecord, { offices }: Catalogue, lang: Lang): string | undefined {
  const office = officeId ? offices.get(officeId) : undefined;
  if (where || !office) return where?.[lang];
  const mark = office.toConfirm && `(${translator(lang)('fact.toConfirm')})`;
  return [[office.name[lang], office.address?.[lang]].filter(Boolean).join(', '), mark].filter(Boolean).join(' ');
}

function Forms({ procedure, catalogue, formHref, lang }: Pick<Props, 'procedure' | 'catalogue' | 'formHref' | 'lang'>) {
  const titles = new Map(catalogue.registers.get('forms').map(({ id, title }) => [id, title[lang]]));
  return (
    <ul>
      {procedure.forms.map((form) => (
        <li key={form}>
          <a href={formHref(form)}>{titles.get(form)}</a>
        </li>
      ))}
    </ul>
  );
}

function Lines({ lines, lang }: { lines: Localized[]; lang: Lang }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.en}>{line[lang]}</li>
      ))}
    </ul>
  );
}
