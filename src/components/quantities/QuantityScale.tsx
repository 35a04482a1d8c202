import type { WeightMark } from '../../domain/weight-mark';
import type { Punishment } from '../../domain/punishments';
import { Badge } from '../../ui/Badge';
import type { Scale, Zone } from './scale';
import styles from './QuantityScale.module.css';
import { ZoneBar } from './ZoneBar';

interface QuantityScaleProps extends Omit<Scale, 'zones'> {
  zones: readonly Zone[];
  /** Where the clauses stand in full; without it they are not named. */
  href?: string;
  /** A weight on the scale, and what its zone is marked with. */
  mark?: WeightMark & { label: string };
}

/** From small to commercial quantity: a drawn bar, and each of its zones in words with its punishment. */
export function QuantityScale({ label, zones, forAll, href, mark }: QuantityScaleProps) {
  return (
    <div className={styles.scale} data-even={forAll ? '' : undefined}>
      <ol aria-label={label}>
        {zones.map((zone) => {
          const isMarked = zone.band === mark?.band;
          return (
            <li key={zone.band} data-band={zone.band} aria-current={isMarked ? true : undefined}>
              <ZoneBar
                band={zone.band}
                isEven={forAll !== undefined}
                hasLimits={zones.some(({ from }) => from !== undefined)}
                from={zone.from}
                isMarked={mark !== undefined}
                at={isMarked ? mark.at : undefined}
              />
              {zone.from && (
                <span className={styles.limit} aria-hidden="true">
                  {zone.from}
                </span>
              )}
              <ZoneWords zone={zone} href={href} badge={isMarked ? mark.label : undefined} />
            </li>
          );
        })}
      </ol>
      {forAll && (
        <p className={styles.forAll}>
          <strong>{forAll.name}</strong>
          <Words punishment={forAll} href={href} />
        </p>
      )}
    </div>
  );
}

function ZoneWords({ zone, href, badge }: { zone: Zone; href: string | undefined; badge: string | undefined }) {
  return (
    <div className={styles.words}>
      <p>
        <strong>{zone.name}</strong>
        {zone.range && <span className={styles.range}>{zone.range}</span>}
        {badge && <Badge>{badge}</Badge>}
      </p>
      {zone.note && <p>{zone.note}</p>}
      {zone.punishments.map((punishment) => (
        <p key={punishment.clause}>
          {punishment.name && `${punishment.name}: `}
          <Words punishment={punishment} href={href} />
        </p>
      ))}
    </div>
  );
}

function Words({ punishment, href }: { punishment: Punishment; href: string | undefined }) {
  if (href === undefined) return punishment.words;
  return (
    <>
      {punishment.words}{' '}
      <a className={styles.clause} href={href}>
        {punishment.clause}
      </a>
    </>
  );
}
