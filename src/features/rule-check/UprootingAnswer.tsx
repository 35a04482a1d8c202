import type { Ref } from 'react';
import { fill } from '../../language/format';
import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import { areaInWords } from '../../lib/area-in-words';
import type { UprootingProps } from './check-props';
import { DamagedPlot } from './DamagedPlot';
import { VerdictSign } from './PlotParts';
import styles from './RuleCheck.module.css';
import { checkUprooting, type DamagedPlot as Plot } from './rules';

interface UprootingAnswerProps extends UprootingProps {
  plot: Plot;
  headingRef: Ref<HTMLHeadingElement>;
}

/** What one can apply for, or what is not enough; the plot drawn; every condition that fails. */
export function UprootingAnswer({
  plot,
  limits,
  conditions,
  words,
  drawing,
  headingRef,
  ...props
}: UprootingAnswerProps) {
  const { failed, share, needed } = checkUprooting(plot, limits);
  const canApply = failed.length === 0;
  const inWords = (area: number) => areaInWords(area, words.are);
  const isTooSmall = failed.includes('share') || failed.includes('area');
  const notYet = failed.includes('lancing') ? props.tooLate : isTooSmall ? props.tooSmall : props.notAll;
  const verdict = canApply ? props.canApply : fill(notYet, { needed: inWords(needed) });
  return (
    <ToolAnswer
      id="uprooting-answer"
      className={styles.answer}
      data-outcome={canApply ? 'can-apply' : 'refused'}
      heading={
        <span className={styles.verdict}>
          <VerdictSign isGood={canApply} />
          {verdict}
        </span>
      }
      headingRef={headingRef}
    >
      <DamagedPlot
        id="uprooting-drawing"
        plot={plot.plot}
        damaged={plot.damaged}
        share={share}
        needed={needed}
        words={drawing}
      />
      <p>{canApply ? props.canApplyText : props.notAllText}</p>
      {!canApply && (
        <ul>
          {conditions
            .filter(({ id }) => failed.includes(id))
            .map(({ id, name, rule, fails }) => (
              <li key={id}>
                <strong>{name}:</strong> {fill(fails, { needed: inWords(needed) })} {words.rule}: {rule}
              </li>
            ))}
        </ul>
      )}
    </ToolAnswer>
  );
}
