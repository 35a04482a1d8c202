import { formatWritten } from '../../../domain/format-weight.ts';
import { readWeight } from '../../../domain/weight.ts';
import { markOf } from '../../../domain/weight-mark.ts';
import { fill } from '../../../language/format.ts';
import type { Lang } from '../../../language/lang.ts';
import type { Card } from './card.ts';
import type { SentCard, SentThing, ThingFile, Values } from './card-file.ts';
import type { AskedCard } from './questions.ts';

/** A card for what was asked; nothing where the thing lacks what was asked for. */
export function makeCard(sent: SentCard, { match, things }: AskedCard, lang: Lang): Card | undefined {
  if (!things) return cardOf(sent, {}, {});
  const [name = '', , places = []] = things.names[match.name ?? -1] ?? [];
  const meant = places.flatMap((place) => things.things[place] ?? []);
  const [only] = meant;
  if (!only) return undefined;
  if (meant.length > 1) return listCard(sent, { page: things.page ?? name, name }, meant);
  const page: Values = things.page === undefined ? {} : { page: things.page };
  const values: Values = { ...page, ...things.shared[only.like ?? -1], ...only.values };
  if (!only.limits) return cardOf(sent, values, only);
  return weightCard(sent, only, things, { values, match, lang });
}

/** A card of values; a sentence that needs a value which is not there is left out. */
export function cardOf(sent: SentCard, values: Values, thing: Partial<SentThing>): Card | undefined {
  const figure = sent.figure ?? (sent.show === undefined ? undefined : values[sent.show]);
  const lacks = sent.show !== undefined && figure === undefined;
  const title = put((lacks ? sent.none : sent.title) ?? '', values);
  if (!title) return undefined;
  const sentences = lacks ? [] : sentencesOf(sent.text ?? '');
  return {
    title,
    figure,
    text: sentences.flatMap((each) => put(each, values) ?? []),
    rows: [],
    href: sent.href ?? thing.href ?? '',
    page: (sent.href === undefined ? undefined : sent.page) ?? values['page'] ?? values['name'] ?? title,
    sources: sent.sources ?? thing.sources ?? [],
    doubt: sent.doubt ?? thing.doubt,
    scale: thing.scale,
  };
}

/** Several things with one name: each on a line. */
function listCard(sent: SentCard, values: Values, meant: SentThing[]): Card | undefined {
  const { show } = sent;
  const known = show === undefined ? meant : meant.filter((thing) => thing.values[show] !== undefined);
  const base = cardOf({ ...sent, show: undefined, text: undefined }, values, meant[0] ?? {});
  if (known.length === 0) return cardOf(sent, values, meant[0] ?? {});
  return (
    base && {
      ...base,
      doubt: undefined,
      rows: known.map(({ values: own, href }) => ({
        label: own['name'] ?? '',
        value: show === undefined ? '' : (own[show] ?? ''),
        href,
      })),
    }
  );
}

interface Asked {
  values: Values;
  match: AskedCard['match'];
  lang: Lang;
}

/** A weight on the scale of a drug: the rule of the quantity check. */
function weightCard(sent: SentCard, thing: SentThing, { weights }: ThingFile, asked: Asked): Card | undefined {
  const { values, match, lang } = asked;
  const { amount } = match;
  if (!amount || !thing.limits || !weights) return cardOf(sent, values, thing);
  const weight = readWeight(amount.written, amount.unit);
  if (typeof weight === 'string') return undefined;
  const mark = markOf(weight, thing.limits);
  const written = formatWritten(amount.written, amount.unit, weights.units, lang);
  const all: Values = { ...values, weight: written };
  const zone = thing.scale?.zones.find(({ band }) => band === mark.band);
  const punishments = thing.scale?.forAll ? [thing.scale.forAll] : (zone?.punishments ?? []);
  all['verdict'] = fill(weights.verdict[mark.band], all);
  all['reason'] = fill(weights.reason[mark.band], all);
  all['punishment'] = punishments.map(({ words }) => words).join(' ');
  all['clause'] = punishments.map(({ clause }) => clause).join(', ');
  const card = cardOf(sent, all, thing);
  return (
    card && {
      ...card,
      href: `${thing.href}&weight=${amount.written}&unit=${amount.unit}`,
      scale: thing.scale && { ...thing.scale, mark: { ...mark, label: weights.yours } },
    }
  );
}

/** Puts values into a text; nothing where one is missing. */
function put(text: string, values: Values): string | undefined {
  const filled = text.replace(/\{@([\w-]+)\}/g, (place, name: string) => values[name] ?? place);
  return filled.includes('{@') ? undefined : filled;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.।?!]) (?=\S)/).filter(Boolean);
}
