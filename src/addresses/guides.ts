/** One page of a guide, below its hub. */
export interface Chapter {
  /** Last part of its id and of its address. */
  key: string;
  /** Ids on the hub from when the whole guide was one page. They live on at the chapter's card, which leads on. */
  was?: string[];
  /** Of a tool: names of its fields. An address of the hub that has one was shared when the tool stood there. */
  fields?: string[];
}

/** Ids of sections of the Act in a table of punishments. */
const sections = (...numbers: string[]) => numbers.map((number) => `section-${number}`);

/** The guides: id of the hub, and its chapters in the order of need. */
export const GUIDES: Record<string, Chapter[]> = {
  'opium/overview': [
    { key: 'licence', was: ['your-patta-licence', 'before-you-sow', 'gum-opium-or-poppy-straw'] },
    { key: 'yield', was: ['minimum-qualifying-yield'] },
    {
      key: 'payment',
      was: [
        'weighing-and-payment',
        'price-of-opium',
        'class-of-your-opium',
        'table-poppy-classes',
        'table-opium-price',
      ],
    },
    { key: 'damaged-crop', was: ['if-the-crop-is-damaged'] },
    { key: 'refused', was: ['if-a-patta-is-refused'] },
    { key: 'measurement', was: ['when-your-field-is-measured', 'if-you-sowed-more-than-your-licence-allows'] },
    {
      key: 'checks',
      was: ['check-your-area-or-your-damage', 'excess-check', 'uprooting-check'],
      fields: ['licensed', 'measured', 'plot', 'damaged'],
    },
    { key: 'lancing', was: ['lancing-and-the-lambardar'] },
    { key: 'after-harvest', was: ['what-is-left-doda-chura', 'where-the-opium-goes'] },
    { key: 'diseases', was: ['diseases-of-the-crop'] },
    { key: 'who-does-what', was: ['who-does-what'] },
    { key: 'illegal-poppy', was: ['illegal-poppy'] },
    {
      key: 'figures',
      was: [
        'figures-by-crop-year',
        'minimum-qualifying-yield-by-year',
        'table-minimum-qualifying-yield',
        'average-yield',
        'table-average-yield',
        'licensed-cultivation',
        'table-opium-statistics',
      ],
    },
    { key: 'history', was: ['a-short-history'] },
  ],
  'exim/overview': [
    { key: 'which-document', was: ['which-paper-do-you-need'], fields: ['class', 'doing'] },
    { key: 'import-certificate', was: ['import-certificate', 'narcotic-drugs-and-psychotropic-substances'] },
    { key: 'export-authorisation', was: ['export-authorisation'] },
    { key: 'precursor-import', was: ['precursor-import-noc', 'precursors'] },
    { key: 'precursor-export', was: ['precursor-export-noc'] },
    { key: 'precursor-list' },
    { key: 'poppy-seed', was: ['poppy-seed-khas-khas', 'poppy-seed-contract'] },
    { key: 'import-for-analysis', was: ['import-for-analysis'] },
    { key: 'manufacture', was: ['manufacturing-licence', 'manufacture-quota-and-returns'] },
    { key: 'renewal', was: ['manufacturing-licence-renewal'] },
    { key: 'quota', was: ['quota'] },
    { key: 'returns', was: ['returns'] },
    { key: 'fees', was: ['fees-and-deadlines'] },
    { key: 'barred', was: ['what-the-law-bars'] },
    { key: 'words', was: ['what-the-words-mean'] },
  ],
  'rti/manuals': [
    { key: 'ask', was: ['how-to-ask-step-by-step', 'not-available'] },
    { key: 'fee', was: ['fee-and-ways-to-pay', 'further-charges', 'table-rti-charges'] },
    { key: 'time-limits', was: ['time-limits', 'table-rti-time-limits'] },
    { key: 'who-answers', was: ['does-the-rti-act-hold-for-the-bureau'] },
    { key: 'appeal', was: ['first-appeal', 'second-appeal-and-penalty'] },
    { key: 'sixteen-heads', was: ['the-sixteen-heads', 'the-last-head-clause-xvii'] },
  ],
  'top-level/prevention': [
    { key: 'report', was: ['how-to-report'] },
    {
      key: 'searched',
      was: [
        'if-you-are-searched',
        'search-of-your-person',
        'search-of-a-house-or-vehicle',
        'search-in-a-public-place',
        'checks-on-officers',
      ],
    },
    {
      key: 'quantities',
      was: ['small-and-commercial-quantities', 'quantity-check', 'quantities-table'],
      fields: ['drug', 'weight', 'unit'],
    },
    {
      key: 'punishment',
      was: [
        'offences-and-penalties',
        'in-short',
        'all-offences-section-by-section',
        'table-penalties-quantity',
        ...sections('15', '16', '17', '18', '20', '21', '22', '23'),
      ],
    },
    {
      key: 'other-offences',
      was: [
        'table-penalties-other',
        ...sections(
          '19',
          '24',
          '25',
          '25a',
          '26',
          '27',
          '27a',
          '27b',
          '28',
          '29',
          '30',
          '31',
          '31a',
          '32',
          '32a',
          '32b',
        ),
        ...sections('58', '59'),
        'quantities-of-section-31a',
      ],
    },
    { key: 'treatment', was: ['treatment-immunity-and-bail'] },
    { key: 'after-seizure', was: ['after-a-seizure', 'property'] },
    { key: 'illegal-crops', was: ['illicit-cultivation', 'table-illicit-crops', 'clandestine-laboratories'] },
    { key: 'rewards', was: ['rewards-and-protection-of-informers'] },
    { key: 'seizures', was: ['seizures-by-year', 'table-seizures', 'table-seizures-bureau'] },
    { key: 'bureau', was: ['what-the-bureau-does'] },
    { key: 'words', was: ['words-of-the-law'] },
  ],
};

/** Last part of the address of a whole guide on one page. */
export const WHOLE_GUIDE = 'all';
