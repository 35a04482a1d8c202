interface Heading {
  slug: string;
}

/** Ids for the headings of a page: those of its English twin, place by place, so that both languages share them. */
export function anchorsOf(headings: Heading[], english: Heading[]): Map<string, string> {
  return new Map(headings.map(({ slug }, index) => [slug, english[index]?.slug ?? slug]));
}
