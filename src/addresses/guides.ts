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
  'exim/overview': [{ key: 'which-document', fields: ['class', 'doing'] }],
  'top-level/prevention': [
    { key: 'quantities', was: ['quantity-check', 'quantities-table'], fields: ['drug', 'weight', 'unit'] },
  ],
};

/** Last part of the address of a whole guide on one page. */
export const WHOLE_GUIDE = 'all';
