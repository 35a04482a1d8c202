interface MovedTool {
  /** Names of its fields: an address of the longer page that has one was shared when the tool stood there. */
  fields: string[];
  /** Ids on the longer page; links to them still land at its door. */
  anchors: string[];
}

/** Tools that once stood on the page above their own, by route id. */
export const MOVED_TOOLS: Record<string, MovedTool> = {
  'top-level/prevention/quantities': {
    fields: ['drug', 'weight', 'unit'],
    anchors: ['quantity-check', 'quantities-table'],
  },
  'opium/overview/checks': {
    fields: ['licensed', 'measured', 'plot', 'damaged'],
    anchors: ['excess-check', 'uprooting-check'],
  },
  'exim/overview/which-document': { fields: ['class', 'doing'], anchors: [] },
};
