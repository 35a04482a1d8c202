import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Office, OfficeKind } from '../../schemas/office';
import type { Organisation } from '../../schemas/organisation';
import { PROVIDERS } from '../../schemas/provider';
import styles from './OrgChart.module.css';
import { OrgChain, OrgNode, OrgOffices } from './OrgNode';

interface OrgChartProps {
  organisation: Organisation;
  offices: Map<string, Office>;
  lang: Lang;
}

/** The organisation chart as nested lists: an outline by itself, a tree on a phone, a chart where there is room. */
export function OrgChart({ organisation, offices, lang }: OrgChartProps) {
  const t = translator(lang);
  const { above, bureau, units, separate } = organisation;
  const bureauWithUnits = (
    <ul className={styles.chain}>
      <li className={styles.link}>
        <OrgNode node={bureau} lang={lang} isBureau />
        <ul className={styles.units}>
          {units.map(({ unit, ...node }) => (
            <li key={unit} className={styles.unit}>
              <OrgNode node={node} lang={lang} />
              <UnitBranches
                organisation={organisation}
                offices={[...offices].filter(([, office]) => office.unit === unit)}
                isHeadquarters={unit === 'headquarters'}
                lang={lang}
              />
            </li>
          ))}
        </ul>
        <p className={styles.separateTitle}>{t('orgChart.separate')}</p>
        <ul className={styles.separate}>
          {separate.map((node) => (
            <li key={node.name.en}>
              <OrgNode node={node} lang={lang} />
            </li>
          ))}
        </ul>
      </li>
    </ul>
  );
  return (
    <figure className={styles.chart} aria-label={t('orgChart.title')}>
      <OrgChain nodes={above} lang={lang} listClass={styles.chain} itemClass={styles.link} end={bureauWithUnits} />
    </figure>
  );
}

interface BranchesProps {
  organisation: Organisation;
  /** Those of the unit. */
  offices: [id: string, office: Office][];
  isHeadquarters: boolean;
  lang: Lang;
}

function UnitBranches({ organisation, offices, isHeadquarters, lang }: BranchesProps) {
  const t = translator(lang);
  const { headquartersStaff, sections, divisions, belowDivision, cells } = organisation;
  const of = (kind: OfficeKind) => offices.filter(([, office]) => office.kind === kind);
  const counted = (kind: OfficeKind) =>
    of(kind).length > 0 ? fill(t('orgChart.count'), { count: of(kind).length }) : undefined;
  return (
    <details className={styles.branches} data-fold>
      <summary>{t(isHeadquarters ? 'orgChart.sections' : 'orgChart.offices')}</summary>
      <ul className={styles.tree}>
        {isHeadquarters ? (
          <>
            <li>
              <OrgNode node={headquartersStaff} lang={lang} />
            </li>
            <li>
              <OrgNode node={sections} lang={lang} />
              <ul className={styles.names}>
                {PROVIDERS.map((provider) => (
                  <li key={provider}>{t(`provider.${provider}`)}</li>
                ))}
              </ul>
            </li>
          </>
        ) : (
          <li>
            <OrgNode node={divisions} lang={lang} count={counted('district-opium-office')} />
            <OrgOffices offices={of('district-opium-office')} lang={lang} />
            <OrgChain nodes={belowDivision} lang={lang} listClass={styles.tree} />
          </li>
        )}
        {(!isHeadquarters || of('preventive-cell').length > 0) && (
          <li>
            <OrgNode node={cells} lang={lang} count={counted('preventive-cell')} />
            <OrgOffices offices={of('preventive-cell')} lang={lang} />
          </li>
        )}
        {of('other').length > 0 && (
          <li>
            <p className={styles.name}>{t('orgChart.otherOffices')}</p>
            <OrgOffices offices={of('other')} lang={lang} />
          </li>
        )}
      </ul>
    </details>
  );
}
