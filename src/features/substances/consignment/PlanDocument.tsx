import { fill, formatNumber } from '../../../language/format';
import { Separated } from '../../../ui/Separated';
import type { IndexedSubstance } from '../substance-index';
import type { ConsignmentProps } from './consignment-props';
import type { Planned } from './plan';

interface Props extends ConsignmentProps {
  planned: Planned<IndexedSubstance>;
}

/** One document: how many and why, for which substances, its form, fee and time. */
export function PlanDocument({ lang, documents, words, planned }: Props) {
  const document = documents[planned.id];
  if (!document) return null;
  const { title, href, forms, feeInFull, time, count } = document;
  const number = formatNumber(planned.count, lang);
  const why = count
    ? [words.per[count.per], count.room !== undefined && fill(words.room, { count: formatNumber(count.room, lang) })]
    : [planned.isLeast && words.askNumber];
  return (
    <li data-document={planned.id}>
      <h4>
        <a href={href}>{title}</a>
      </h4>
      <p>
        <strong>{fill(planned.isLeast ? words.atLeast : words.number, { count: number })}</strong>{' '}
        {why.filter(Boolean).join(' ')}
      </p>
      <dl>
        <div>
          <dt>{words.for}</dt>
          <dd>{planned.substances.map(({ name }) => name[lang]).join('; ')}</dd>
        </div>
        {forms.length > 0 && (
          <div>
            <dt>{words.row.forms}</dt>
            <dd>
              <Separated>
                {forms.map((form) => (
                  <a key={form.title} href={form.href}>
                    {form.title}
                  </a>
                ))}
              </Separated>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.row.fee}</dt>
          <dd>{feeInFull ?? words.ask}</dd>
        </div>
        <div>
          <dt>{words.row.time}</dt>
          <dd>{time ?? words.ask}</dd>
        </div>
      </dl>
    </li>
  );
}
