import type { Lang } from '../../../language/lang';
import { entryOf } from '../../../lib/entry-of';
import type { Fact } from '../../../schemas/fact';
import type { Procedure } from '../../../schemas/procedure';
import { Amount, Amounts } from './Amounts';

interface DocumentTimesProps {
  procedures: Map<string, Procedure>;
  facts: Map<string, Fact>;
  hrefOf: (id: string) => string | undefined;
  lang: Lang;
}

/** How long each document takes: every stretch of days that the bureau or the reader has on the lines of the procedures, to one measure. */
export function DocumentTimes({ procedures, facts, hrefOf, lang }: DocumentTimesProps) {
  return (
    <Amounts each="working-day" lang={lang}>
      {[...procedures].flatMap(([id, { title, line }]) =>
        line.flatMap(({ by, days, title: happens }) =>
          by === undefined || days === undefined ? (
            []
          ) : (
            <Amount key={id + days} id={days} fact={entryOf(facts, days)} by={by} lang={lang}>
              <a href={hrefOf(id)}>{title[lang]}</a>: {happens[lang]}
            </Amount>
          ),
        ),
      )}
    </Amounts>
  );
}
