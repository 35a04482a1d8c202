import { QuantityScale } from '../../components/quantities/QuantityScale';
import { alikeIn, punishedUnder } from '../../components/quantities/punishment-groups';
import { punishmentScale } from '../../components/quantities/scale';
import type { FinderProps } from './finder-props';
import styles from './PunishmentKey.module.css';

/** What the zones of the bars mean: each with its punishment, once for all sections that punish alike. */
export function PunishmentKey({
  lang,
  punishments,
  penalties,
  words,
}: Pick<FinderProps, 'lang' | 'punishments' | 'penalties' | 'words'>) {
  return alikeIn(punishments).map(({ sections, of }) => {
    const label = punishedUnder(sections, words, lang);
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
