import type { Ref } from 'react';
import { QuantityScale } from '../../components/quantities/QuantityScale';
import { scaleOf } from '../../components/quantities/scale';
import { formatGrams, formatWritten } from '../../domain/format-weight';
import { doubtId } from '../../domain/page-notes';
import type { Weight } from '../../domain/weight';
import { markOf } from '../../domain/weight-mark';
import { fill, formatDate, fullStop } from '../../language/format';
import { DoubtMark } from '../../ui/DoubtMark';
import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import { todayHere } from '../../ui/today-here';
import type { Choice } from './choice';
import type { FinderProps } from './finder-props';
import type { LawOnDay } from './law-on';
import { NotificationLink } from './NotificationLink';
import styles from './QuantityAnswer.module.css';
import type { LoadedLaw } from './use-law-then';

interface Props extends FinderProps {
  choice: Choice;
  weight: Weight;
  /** What knows the law of another day. */
  then: LoadedLaw;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Which quantity a weight is, by the law of the day: marked on the scale of its drug, with the punishments. */
export function QuantityAnswer({ choice, weight, then, headingRef, ...props }: Props) {
  const { lang, units, words } = props;
  const drug = props.drugs.find(({ id }) => id === choice.drug);
  if (!drug) return null;
  const today = todayHere();
  const on = choice.on === today ? '' : choice.on;
  const day = on === '' ? '' : formatDate(on, lang);
  const answer = { id: 'quantity-answer', className: styles.answer, headingRef };
  const late = typeof then === 'string' ? undefined : then;
  // The heading has the focus already; what comes after it is told.
  const live = {
    'aria-live': on === '' ? undefined : ('polite' as const),
    'aria-busy': on !== '' && then === 'loading',
  };
  const law: LawOnDay | undefined =
    on === '' ? { limits: drug, punishments: props.punishments[drug.section] } : late?.lawOn(on, drug, props, today);
  if (!law)
    return (
      <ToolAnswer
        {...answer}
        {...live}
        heading={then === 'loading' ? `${drug.name}, ${day}` : fill(words.asOn.unknown, { drug: drug.name, date: day })}
      >
        {then === 'failed' && <a href={props.ask.href}>{props.ask.label}</a>}
      </ToolAnswer>
    );
  const { limits, punishments } = law;
  if (!limits)
    return (
      <ToolAnswer
        {...answer}
        {...live}
        data-band="unknown"
        heading={fill(words.asOn.unknown, { drug: drug.name, date: day })}
      >
        {late && <late.LimitsThen {...props} drug={drug} on={on} LinkTo={NotificationLink} />}
        <p className={styles.advice}>{words.notAdvice}</p>
      </ToolAnswer>
    );
  const mark = markOf(weight, limits);
  const values = {
    drug: drug.name,
    weight: formatWritten(choice.weight, choice.unit, units, lang),
    small: limits.small === null ? '' : formatGrams(limits.small, units, lang),
    commercial: formatGrams(limits.commercial, units, lang),
  };
  const scale = punishments && scaleOf({ ...limits, name: drug.name }, punishments, { words, units, lang });
  return (
    <ToolAnswer {...answer} {...live} data-band={mark.band} heading={fill(words.verdict[mark.band], values)}>
      {on !== '' && late && (
        <late.AnotherDay {...props} drug={drug} weight={weight} law={{ limits, punishments }} on={on} />
      )}
      <p>
        {fill(words.reason[mark.band], values)}
        {drug.isDoubtful && (
          <DoubtMark about={doubtId('drug', drug.id)} label={fill(words.doubt, { what: drug.name })} />
        )}
      </p>
      {scale ? (
        <QuantityScale
          {...scale}
          href={`${props.penalties}#section-${drug.section}`}
          mark={{ ...mark, label: words.yours }}
        />
      ) : (
        late && <late.PunishmentThen {...props} section={drug.section} day={day} />
      )}
      <p>
        {words.setBy} <NotificationLink {...limits.notification} />
        {fullStop(lang)} {scale?.forAll ? words.anyQuantity : on === '' && words.otherOffences} {words.consumption}
      </p>
      <p className={styles.advice}>{words.notAdvice}</p>
    </ToolAnswer>
  );
}
