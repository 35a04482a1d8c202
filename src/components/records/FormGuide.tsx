import type { ReactNode } from 'react';
import { fill, formatNumber } from '../../language/format';
import type { Lang, Localized } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Office } from '../../schemas/office';
import type { RecordOf, RegisterRecord } from '../../schemas/record';
import { LocalizedList } from '../../ui/LocalizedList';
import { Details } from '../prose/Details';
import styles from './FormGuide.module.css';
import { Particular } from './Particular';

/** A longer list of entries is folded. */
const SHOWN_ENTRIES = 6;

/** Whether a record is a form that is sent to somebody. */
export function goesSomewhere(record: RegisterRecord): record is RecordOf<'forms'> {
  return record.register === 'forms' && (record.office !== undefined || record.sendTo !== undefined);
}

interface FormGuideProps {
  record: RecordOf<'forms'>;
  offices: Map<string, Office>;
  /** For which substances and purposes it is needed. */
  neededFor?: ReactNode;
  lang: Lang;
}

/** What an applicant needs to know about a form: its entries, papers, address, what follows and the rule. */
export function FormGuide({ record, offices, neededFor, lang }: FormGuideProps) {
  const t = translator(lang);
  const { asks, attach = [], sendTo = [], after = [], rule } = record;
  const office = record.office ? offices.get(record.office) : undefined;
  const places = [...(office ? [officeLine(office)] : []), ...sendTo];
  return (
    <dl className={styles.guide}>
      <Particular label={t('procedure.neededFor')}>{neededFor}</Particular>
      <Particular label={t('form.asks')}>{asks && <Entries items={asks} lang={lang} />}</Particular>
      <Particular label={t('form.attach')}>{attach.length > 0 && <Items items={attach} lang={lang} />}</Particular>
      <Particular label={t('form.sendTo')}>
        <Items items={places} lang={lang} />
      </Particular>
      <Particular label={t('form.after')}>{after.length > 0 && <Items items={after} lang={lang} />}</Particular>
      <Particular label={t('form.rule')}>{rule?.[lang]}</Particular>
    </dl>
  );
}

function officeLine({ name, address }: Office): Localized {
  return address ? { en: `${name.en}: ${address.en}`, hi: `${name.hi}: ${address.hi}` } : name;
}

function Entries({ items, lang }: { items: Localized[]; lang: Lang }) {
  const list = <Items items={items} lang={lang} />;
  if (items.length <= SHOWN_ENTRIES) return list;
  const title = fill(translator(lang)('form.entries'), { count: formatNumber(items.length, lang) });
  return (
    <Details title={title} lang={lang}>
      {list}
    </Details>
  );
}

/** One item is a sentence; more are a list. */
function Items({ items, lang }: { items: Localized[]; lang: Lang }) {
  const [first, second] = items;
  if (first && !second) return first[lang];
  return <LocalizedList items={items} lang={lang} />;
}
