import { amountOf } from '../../content/facts';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { RuleCheckName } from '../../schemas/part';
import { translator } from '../../words/strings';
import { areaInWords } from '../../lib/area-in-words';
import { excessProps, uprootingProps } from './check-props';
import { DamagedPlot } from './DamagedPlot';
import { areaExamples, damageExamples } from './examples';
import { MeasuredField } from './MeasuredField';
import { VerdictSign } from './PlotParts';
import styles from './Plot.module.css';

/** Two worked examples of a rule, drawn to scale: one that keeps to it, one that does not. */
export function PlotExample({ check, lang }: { check: RuleCheckName; lang: Lang }) {
  return <div className={styles.examples}>{check === 'area' ? <Areas lang={lang} /> : <Damages lang={lang} />}</div>;
}

function Damages({ lang }: { lang: Lang }) {
  const t = translator(lang);
  const { limits, drawing, words } = uprootingProps(lang);
  return damageExamples(limits).map(({ isEnough, ...example }) => (
    <div key={example.plot} className={styles.example}>
      <p>
        <VerdictSign isGood={isEnough} />
        {fill(t(`ruleCheck.example.${isEnough ? 'enough' : 'tooSmall'}`), {
          plot: areaInWords(example.plot, words.are),
          damaged: areaInWords(example.damaged, words.are),
        })}
      </p>
      <DamagedPlot id={`example-${example.plot}`} {...example} words={drawing} />
    </div>
  ));
}

function Areas({ lang }: { lang: Lang }) {
  const t = translator(lang);
  const { limit, drawing, words } = excessProps(lang);
  const { value: arePerHectare } = amountOf('are-per-hectare', 'quantity');
  return areaExamples(limit, arePerHectare).map((example) => (
    <div key={example.measured} className={styles.example}>
      <p>
        <VerdictSign isGood={example.outcome === 'condoned'} />
        {fill(t(`ruleCheck.example.${example.outcome === 'condoned' ? 'condoned' : 'above'}`), {
          licensed: areaInWords(example.licensed, words.are),
          measured: areaInWords(example.measured, words.are),
        })}
      </p>
      <MeasuredField id={`example-${example.measured}`} {...example} words={drawing} />
    </div>
  ));
}
