import type { Ref } from 'react';
import { fill, formatDate } from '../../language/format';
import { DoubtMark } from '../../ui/DoubtMark';
import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import type { AsOnProps, Era } from './as-on-props';
import styles from './AsOn.module.css';
import { LawList } from './LawList';
import { lawOfDay } from './law-of-day';

interface Props extends AsOnProps {
  on: string;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The law of a day: punishments, quantities, acts and rules, and the crop year in which it lies. */
export function AsOnAnswer({ on, headingRef, ...props }: Props) {
  const { lang, words, links, ask } = props;
  const { era, inForce, issued, cropYear, ofYear } = lawOfDay(on, props);
  const date = formatDate(on, lang);
  return (
    <ToolAnswer
      id="as-on-answer"
      className={styles.answer}
      data-as-on={on}
      heading={fill(words.heading, { date })}
      headingRef={headingRef}
    >
      <Punishment {...props} era={era} date={date} />
      {era && (
        <p>
          <a href={`${links.quantities}?on=${on}`}>{fill(words.weigh, { date })}</a>
        </p>
      )}
      <h3>{words.acts}</h3>
      <LawList laws={inForce.acts} words={words} lang={lang} />
      {(['quantities', 'substances', 'other'] as const).map(
        (group) =>
          inForce[group].length > 0 && (
            <details key={group} data-group={group}>
              <summary>{fill(words[group], { count: inForce[group].length })}</summary>
              <LawList laws={inForce[group].toReversed()} words={words} lang={lang} />
            </details>
          ),
      )}
      {issued.length > 0 && (
        <details data-group="issued">
          <summary>{fill(words.issued, { count: issued.length })}</summary>
          <LawList laws={issued.toReversed()} words={words} lang={lang} />
          <p>
            <a href={ask.law.href}>{ask.law.label}</a>
          </p>
        </details>
      )}
      <h3>{fill(words.cropYear, { year: cropYear })}</h3>
      {ofYear && ofYear.tables.length > 0 ? (
        ofYear.tables.map(({ caption, figures }) => (
          <div key={caption}>
            <p>{caption}</p>
            <ul>
              {figures.map((figure) => (
                <li key={figure.words}>
                  {figure.words}
                  {figure.doubt && <DoubtMark about={figure.doubt} label={fill(words.doubt, { what: figure.words })} />}
                </li>
              ))}
            </ul>
          </div>
        ))
      ) : (
        <p>
          {fill(words.noCropYear, { year: cropYear })} <a href={ask.opium.href}>{ask.opium.label}</a>
        </p>
      )}
      <p>
        {words.policies}{' '}
        {ofYear && ofYear.policies.length > 0 ? (
          ofYear.policies.map(({ title, href }, index) => (
            <span key={href}>
              {index > 0 && ' · '}
              <a href={href}>{title}</a>
            </span>
          ))
        ) : (
          <a href={links.cropYear}>{cropYear}</a>
        )}
      </p>
    </ToolAnswer>
  );
}

/** The punishments by quantity; where they are not told, what to read and whom to ask. */
function Punishment({ words, eras, ask, era, date, lang }: AsOnProps & { era: Era | undefined; date: string }) {
  const first = eras[0]?.from;
  return (
    <>
      <h3>{words.punishment}</h3>
      {era ? (
        <>
          {era.groups.map(({ label, zones, forAll }) => (
            <div key={label}>
              <p>
                {label}
                {forAll && `: ${forAll.name}: ${forAll.words}`}
              </p>
              {!forAll && (
                <ul aria-label={label}>
                  {zones.map(({ band, name, punishments }) => (
                    <li key={band} data-band={band}>
                      <strong>{name}</strong>: {punishments.map((each) => each.words).join(' ')}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
          <p>
            <a href={era.href}>{words.asTable}</a>
          </p>
        </>
      ) : (
        <p>
          {fill(words.noPunishment, { first: first === undefined ? '' : formatDate(first, lang), date })}{' '}
          <a href={ask.law.href}>{ask.law.label}</a>
        </p>
      )}
    </>
  );
}
