/** One page of a guide, below its hub. */
export interface Chapter {
  /** Last part of its id and of its address. */
  key: string;
  /** Ids on the hub from when the whole guide was one page. They live on at the chapter's card, which leads on. */
  was?: string[];
  /** Of a tool: names of its fields. An address of the hub that has one was shared when the tool stood there. */
  fields?: string[];
}

/** The guides: id of the hub, and its chapters in the order of need. */
export const GUIDES: Record<string, Chapter[]> = {
  'opium/overview': [
    {
      key: 'checks',
      was: ['excess-check', 'uprooting-check'],
      fields: ['licensed', 'measured', 'plot', 'damaged'],
    },
  ],
  'exim/overview': [
    { key: 'which-document', was: ['which-paper-do-you-need'], fields: ['class', 'doing'] },
    { key: 'import-certificate', was: ['import-certificate', 'narcotic-drugs-and-psychotropic-substances'] },
    { key: 'export-authorisation', was: ['export-authorisation'] },
    { key: 'precursor-import', was: ['precursor-import-noc', 'precursors'] },
    { key: 'precursor-export', was: ['precursor-export-noc'] },
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
    { key: 'quantities', was: ['quantity-check', 'quantities-table'], fields: ['drug', 'weight', 'unit'] },
  ],
};

/** Last part of the address of a whole guide on one page. */
export const WHOLE_GUIDE = 'all';
