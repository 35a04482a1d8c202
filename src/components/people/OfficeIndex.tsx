import { pathFor } from '../../addresses/routes';
import type { Lang } from '../../language/lang';
import type { Office } from '../../schemas/office';
import { ContactLink } from './ContactRows';
import { UnitSections } from './UnitSections';

/** Every office in one line, unit by unit: its name leads to its entry among the contacts, its number can be tapped. */
export function OfficeIndex({ offices, lang }: { offices: Map<string, Office>; lang: Lang }) {
  const contact = pathFor('about/contact', lang);
  return (
    <UnitSections listed="offices" entries={[...offices].map(([id, office]) => ({ id, office }))} lang={lang}>
      {(own) => (
        <ul>
          {own.map(({ id, office }) => (
            <li key={id} id={id}>
              <a href={`${contact}#${id}`}>{office.name[lang]}</a>
              {office.phones[0] && (
                <>
                  {', '}
                  <ContactLink to={office.phones[0]} lang={lang} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </UnitSections>
  );
}
