import type { Ref } from 'react';
import { doubtId } from '../../domain/page-notes';
import { Badge } from '../../ui/Badge';
import { DoubtMark } from '../../ui/DoubtMark';
import { fill } from '../../language/format';
import type { Choice } from './choice';
import type { FinderProps } from './finder-props';
import { formatGrams, formatWritten } from './format-weight';
import { NotificationLink } from './NotificationLink';
import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import styles from './QuantityAnswer.module.css';
import { isOnePunishment } from '../../domain/punishments';
import { bandOf, type Weight } from './weight';

interface Props extends FinderProps {
  choice: Choice;
  weight: Weight;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Which quantity a weight is, beside the other two, each with its punishment. */
export function QuantityAnswer({ lang, drugs, punishments, units, words, choice, weight, ...props }: Props) {
  const drug = drugs.find(({ id }) => id === choice.drug);
  const bySection = drug && punishments[drug.section];
  if (!bySection) return null;
  const band = bandOf(weight, drug);
  const small = drug.small === null ? undefined : formatGrams(drug.small, units, lang);
  const commercial = formatGrams(drug.commercial, units, lang);
  const values = {
    drug: drug.name,
    weight: formatWritten(choice.weight, choice.unit, units, lang),
    small: small ?? '',
    commercial,
  };
  const rows = [
    { key: 'small', range: small ? fill(words.range.small, values) : words.range.unknown },
    { key: 'between', range: fill(small ? words.range.between : words.range.upTo, values) },
    { key: 'commercial', range: fill(words.range.commercial, values) },
  ] as const;

  return (
    <ToolAnswer
      id="quantity-answer"
      className={styles.answer}
      data-band={band}
      heading={fill(words.verdict[band], values)}
      headingRef={props.headingRef}
    >
      <p>
        {fill(words.reason[band], values)}
        {drug.isDoubtful && (
          <DoubtMark about={doubtId('drug', drug.id)} label={fill(words.doubt, { what: drug.name })} />
        )}
      </p>
      <table className={styles.bands}>
        <caption className="visually-hidden">{fill(words.bandsOf, values)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.punishment}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, range }) => {
            const { clause, words: punishment } = bySection[key];
            return (
              <tr key={key} aria-current={key === band ? true : undefined}>
                <th scope="row">
                  {words.band[key]}
                  <span className={styles.range}>{range}</span>
                  {key === band && <Badge>{words.yours}</Badge>}
                </th>
                <td>
                  {punishment}{' '}
                  <a className={styles.clause} href={`${props.penalties}#section-${drug.section}`}>
                    {clause}
                  </a>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {isOnePunishment(bySection) && <p>{words.anyQuantity}</p>}
      <p>
        {words.setBy} <NotificationLink {...drug.notification} lang={lang} />. {words.otherOffences}
      </p>
      <p className={styles.advice}>{words.notAdvice}</p>
    </ToolAnswer>
  );
}
