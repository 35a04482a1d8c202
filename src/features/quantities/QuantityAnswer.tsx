import type { Ref } from 'react';
import { QuantityScale } from '../../components/quantities/QuantityScale';
import { scaleOf } from '../../components/quantities/scale';
import { formatGrams, formatWritten } from '../../domain/format-weight';
import { doubtId } from '../../domain/page-notes';
import type { Weight } from '../../domain/weight';
import { markOf } from '../../domain/weight-mark';
import { fill } from '../../language/format';
import { DoubtMark } from '../../ui/DoubtMark';
import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import type { Choice } from './choice';
import type { FinderProps } from './finder-props';
import { NotificationLink } from './NotificationLink';
import styles from './QuantityAnswer.module.css';

interface Props extends FinderProps {
  choice: Choice;
  weight: Weight;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Which quantity a weight is: marked on the scale of its drug, with the punishments. */
export function QuantityAnswer({ lang, drugs, punishments, units, words, choice, weight, ...props }: Props) {
  const drug = drugs.find(({ id }) => id === choice.drug);
  const bySection = drug && punishments[drug.section];
  if (!bySection) return null;
  const mark = markOf(weight, drug);
  const scale = scaleOf(drug, bySection, { words, units, lang });
  const values = {
    drug: drug.name,
    weight: formatWritten(choice.weight, choice.unit, units, lang),
    small: drug.small === null ? '' : formatGrams(drug.small, units, lang),
    commercial: formatGrams(drug.commercial, units, lang),
  };

  return (
    <ToolAnswer
      id="quantity-answer"
      className={styles.answer}
      data-band={mark.band}
      heading={fill(words.verdict[mark.band], values)}
      headingRef={props.headingRef}
    >
      <p>
        {fill(words.reason[mark.band], values)}
        {drug.isDoubtful && (
          <DoubtMark about={doubtId('drug', drug.id)} label={fill(words.doubt, { what: drug.name })} />
        )}
      </p>
      <QuantityScale
        {...scale}
        href={`${props.penalties}#section-${drug.section}`}
        mark={{ ...mark, label: words.yours }}
      />
      <p>
        {words.setBy} <NotificationLink {...drug.notification} lang={lang} />.{' '}
        {scale.forAll ? words.anyQuantity : words.otherOffences} {words.consumption}
      </p>
      <p className={styles.advice}>{words.notAdvice}</p>
    </ToolAnswer>
  );
}
