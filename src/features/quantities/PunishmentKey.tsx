import { QuantityScale } from '../../components/quantities/QuantityScale';
import { punishmentScale } from '../../components/quantities/scale';
import type { Punishments } from '../../domain/punishments';
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

/** Sections with the same punishments for the same quantities. */
function alikeIn(punishments: FinderProps['punishments']): { sections: string[]; of: Punishments }[] {
  const groups = new Map<string, { sections: string[]; of: Punishments }>();
  for (const [section, of] of Object.entries(punishments)) {
    if (!of) continue;
    const inWords = [of.small, of.between, of.commercial].map(({ words }) => words).join('\n');
    const group = groups.get(inWords) ?? { sections: [], of };
    group.sections.push(section);
    groups.set(inWords, group);
  }
  return [...groups.values()];
}
