import { pathFor } from '../../addresses/routes';
import { drugsOf, QUANTITIES_TABLE } from '../../domain/drugs';
import { PENALTIES_TABLE } from '../../domain/punishments';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import type { Table } from '../../schemas/table';
import { drugScale } from './drug-scale';
import { QuantityScale } from './QuantityScale';

const PENALTIES_ROUTE = 'top-level/prevention/punishment';

/** The scale of the first drug of the table, as an example of how quantities are told apart. */
export function QuantityExample({ tables, lang }: { tables: Map<string, Table>; lang: Lang }) {
  const [drug] = drugsOf(entryOf(tables, QUANTITIES_TABLE));
  const scale = drug && drugScale(drug, entryOf(tables, PENALTIES_TABLE), lang);
  if (!scale) return null;
  return (
    <figure>
      <figcaption>
        <strong>{drug.name[lang]}</strong>
      </figcaption>
      <QuantityScale {...scale} href={`${pathFor(PENALTIES_ROUTE, lang)}#section-${drug.section}`} />
    </figure>
  );
}
