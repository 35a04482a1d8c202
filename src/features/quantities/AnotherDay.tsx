import { bandOf, type Weight } from '../../domain/weight';
import { fill, formatDate, sentence } from '../../language/format';
import type { FinderDrug, FinderProps } from './finder-props';
import { changesSince } from './law-on';
import type { DrugLimits, LawOnDay } from './law-on';
import styles from './AnotherDay.module.css';

interface Props extends FinderProps {
  drug: FinderDrug;
  weight: Weight;
  law: LawOnDay & { limits: DrugLimits };
  /** The day by whose law the weight is judged. */
  on: string;
}

/** Of which day the law is, and whether today's gives another answer. */
export function AnotherDay({ lang, words, days, drug, weight, law, on, punishments }: Props) {
  const date = formatDate(on, lang);
  const { quantity, punishment } = changesSince(law, { limits: drug, punishments: punishments[drug.section] }, weight);
  const isSame = quantity === undefined && punishment === undefined;
  return (
    <>
      <p className={styles.day} data-as-on={on}>
        <strong>{fill(isSame ? words.asOn.same : words.asOn.differs, { date })}</strong>{' '}
        {quantity && sentence(words.band[quantity], lang)}{' '}
        {punishment && sentence(`${punishment.words} (${punishment.clause})`, lang)}
      </p>
      {on < days.mixture && bandOf(weight, law.limits) !== 'small' && (
        <p>{fill(words.asOn.mixture, { date: formatDate(days.mixture, lang) })}</p>
      )}
    </>
  );
}

/** Where the punishment of a day is not told: whom to ask. */
export function PunishmentThen({ words, ask, section, day }: FinderProps & { section: string; day: string }) {
  return (
    <p>
      {fill(words.asOn.punishment, { section, date: day })} <a href={ask.href}>{ask.label}</a>
    </p>
  );
}
