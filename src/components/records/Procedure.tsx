import type { ReactNode } from 'react';
import type { Catalogue } from '../../content/load';
import { missingFields } from '../../content/thing-notes';
import { doubtId } from '../../domain/page-notes';
import type { Lang, Localized } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Procedure as ProcedureRecord } from '../../schemas/procedure';
import styles from './Procedure.module.css';
import { neededForIn } from './NeededFor';
import { Ask } from '../prose/Ask';
import { Doubt } from '../prose/Doubt';
import { LineInTime, Moment } from '../prose/LineInTime';
import { entryOf } from '../../lib/entry-of';

interface Props {
  id: string;
  procedure: ProcedureRecord;
  catalogue: Catalogue;
  formHref: (form: string) => string | undefined;
  /** Whether the page is about nothing else: its title and summary then say what it is. */
  isSubject?: boolean;
  /** Whether it keeps its own id there. */
  isAnchor?: boolean;
  lang: Lang;
}

/**
 * One procedure in full: a line in time, then who, where, form, papers, fee, time, what after that, rule; and whom to ask for what is not
 * published.
 */
export function Procedure({ id, procedure, catalogue, formHref, isSubject = false, isAnchor = true, lang }: Props) {
  const t = translator(lang);
  const { title, what, who, papers, fee, time, conditions, after, line, rule, ask } = procedure;
  const listed = (lines: Localized[]) => lines.length > 0 && <Lines lines={lines} lang={lang} />;
  const missing = missingFields(procedure, lang);
  const rows: [label: string, value: ReactNode][] = [
    [t('procedure.who'), who[lang]],
    [t('procedure.where'), <Place key="place" procedure={procedure} catalogue={catalogue} lang={lang} />],
    [t('procedure.forms'), <Forms key="forms" {...{ procedure, catalogue, formHref, lang }} />],
    [t('procedure.papers'), listed(papers)],
    [t('procedure.fee'), fee?.[lang]],
    [t('procedure.time'), time?.[lang]],
    [t('procedure.conditions'), listed(conditions)],
    [t('procedure.after'), listed(after)],
    [t('procedure.neededFor'), neededForIn([id], catalogue.substanceRules, lang)],
    [t('procedure.rule'), rule[lang]],
    [missing.join(', '), missing.length > 0 && (ask?.[lang] ?? <Ask key="ask" section="exim" lang={lang} />)],
  ];
  return (
    <section
      className={styles.procedure}
      {...(isSubject ? { id: isAnchor ? id : undefined, 'aria-label': title[lang] } : { 'aria-labelledby': id })}
      data-procedure={id}
    >
      {!isSubject && (
        <>
          <h3 id={id}>{title[lang]}</h3>
          <p>{what[lang]}</p>
        </>
      )}
      {line.length > 0 && (
        <LineInTime lang={lang} hasCaption>
          {line.map(({ by, title: happens, text, days }) => (
            <Moment
              key={happens.en}
              by={by}
              title={happens[lang]}
              days={days === undefined ? undefined : { id: days, fact: entryOf(catalogue.facts, days) }}
              lang={lang}
            >
              {text?.[lang]}
            </Moment>
          ))}
        </LineInTime>
      )}
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
    </section>
  );
}

function Place({ procedure, catalogue, lang }: Pick<Props, 'procedure' | 'catalogue' | 'lang'>) {
  const { office: id, where } = procedure;
  const office = id === undefined ? undefined : catalogue.offices.get(id);
  if (where || id === undefined || !office) return where?.[lang];
  return (
    <>
      {[office.name[lang], office.address?.[lang]].filter(Boolean).join(', ')}
      {office.toConfirm && <Doubt about={doubtId('office', id)} what={office.name[lang]} lang={lang} />}
    </>
  );
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
