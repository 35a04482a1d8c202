import type { ReactNode } from 'react';
import type { Lang, Localized } from '../../../language/lang';
import { doubtId } from '../../../domain/page-notes';
import type { Thing } from '../../../schemas/drawing';
import type { Organisation, OrganisationNode } from '../../../schemas/organisation';
import { HEADQUARTERS } from '../../../schemas/office';
import { translator } from '../../../words/strings';
import { Doubt } from '../../prose/Doubt';
import { Cases, Stop } from './Path';
import { STEP_DRAWINGS } from './step-drawings';
import type { Strokes } from './strokes';
import { THING_DRAWINGS } from './things';
import { slug as bodyId } from '../../../text/slug';

interface Level {
  picture: string;
  strokes: Strokes;
  name: string;
  /** Bodies of the level: those with a head of their own are told one by one. */
  nodes: readonly OrganisationNode[];
}

/** Who decides what, from the Government down to the village; drawn from the organisation chart. */
export function WhoDecides({ organisation, lang }: { organisation: Organisation; lang: Lang }) {
  return (
    <Cases>
      {levelsOf(organisation, lang).map(({ picture, strokes, name, nodes }) => (
        <Stop key={name} picture={picture} strokes={strokes} title={name} lang={lang}>
          {works(nodes, lang)}
        </Stop>
      ))}
    </Cases>
  );
}

function levelsOf(organisation: Organisation, lang: Lang): Level[] {
  const { above, bureau, units, divisions, belowDivision, separate } = organisation;
  const thing = (picture: Thing) => ({ picture, strokes: THING_DRAWINGS[picture] });
  const named = (node: OrganisationNode) => ({ name: node.name[lang], nodes: [node] });
  const [ministry] = above;
  const [range, village] = belowDivision;
  const [factories] = separate;
  const step = (name: 'measuring' | 'collecting' | 'factory') => ({
    picture: name,
    strokes: STEP_DRAWINGS[name].picture,
  });
  return [
    ministry && { ...thing('ministry'), ...named(ministry) },
    { ...thing('headquarters'), name: bureau.head?.[lang] ?? bureau.name[lang], nodes: [bureau] },
    {
      ...thing('senior-officer'),
      name: translator(lang)('whoDecides.units'),
      nodes: units.filter(({ unit }) => unit !== HEADQUARTERS),
    },
    { ...thing('office'), ...named(divisions) },
    range && { ...step('measuring'), ...named(range) },
    village && { ...step('collecting'), ...named(village) },
    factories && { ...step('factory'), ...named(factories) },
  ].filter((level) => level !== undefined);
}

/** What the bodies of a level do, each once, and who heads them. */
function works(nodes: readonly OrganisationNode[], lang: Lang): ReactNode {
  const said = (words: (Localized | undefined)[]) => [...new Set(words.flatMap((each) => each?.[lang] ?? []))];
  return (
    <>
      {said(nodes.map(({ work }) => work)).map((work) => (
        <p key={work}>{work}</p>
      ))}
      {nodes.length > 1 && <p>{said(nodes.map(({ head }) => head)).join('; ')}</p>}
      {nodes.map(
        ({ name, toConfirm }) =>
          toConfirm && <Doubt key={name.en} about={doubtId('body', bodyId(name.en))} what={name[lang]} lang={lang} />,
      )}
    </>
  );
}
