import { QuantityScale } from '../../components/quantities/QuantityScale';
import { alikeIn } from '../../components/quantities/punishment-groups';
import { punishmentScale } from '../../components/quantities/scale';
import { fill } from '../../language/format';
import type { FinderProps } from './finder-props';
import styles from './PunishmentKey.module.css';

/** What the zones of the bars mean: each with its punishment, once for all sections that punish alike. */
export function PunishmentKey({
  punishments,
  penalties,
  words,
}: Pick<FinderProps, 'punishments' | 'penalties' | 'words'>) {
  return alikeIn(punishments).map(({ sections, of }) => {
    const label = fill(words.punishedUnder, { sections: sections.join(', ') });
    const { zones, forAll } = punishmentScale(of, words);
    return (
      <div key={label} className={styles.key}>
        <p>
          <a href={`${penalties}#section-${sections[0]}`}>{label}</a>
          {forAll && `: ${forAll.name}: ${forAll.words}`}
        </p>
        {!forAll && <QuantityScale zones={zones} label={label} />}
      </div>
    );
  });
}
