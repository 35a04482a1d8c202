/** The parts that prose may use: their attributes, and what an attribute must name. A question mark means optional. */
export const PARTS: Record<string, Record<string, AttributeKind | `${AttributeKind}?`>> = {
  Fact: { id: 'fact' },
  RouteLink: { to: 'route' },
  RecordLink: { to: 'record' },
  Callout: { kind: 'callout', title: 'words' },
  Steps: {},
  Definitions: {},
  Definition: { term: 'words' },
  Details: { title: 'words' },
  Download: { file: 'document' },
  Table: { id: 'table' },
  Chart: { table: 'chart' },
  Register: { id: 'register', section: 'section?', kind: 'kind?', state: 'state?' },
  PostsTable: { show: 'posts' },
  Directory: { list: 'list?', offices: 'unit?' },
  OrgChart: {},
  Timeline: { id: 'timeline' },
  QuickContacts: {},
  OfficeFinder: {},
  Procedure: { id: 'procedure' },
  FeesAndDeadlines: {},
  SheetLink: { id: 'sheet' },
  SheetFoot: { office: 'office' },
  PackLink: { id: 'pack' },
  DisclosureIndex: {},
  WhichPaper: {},
  CropCalendar: {},
  RuleCheck: {},
  Initiatives: { audience: 'audience' },
  TableFiles: {},
  PreviousYears: {},
  Cultivators: {},
  Quantities: { table: 'table' },
  Substances: {},
};

export type AttributeKind =
  | 'fact'
  | 'route'
  | 'record'
  | 'callout'
  | 'words'
  | 'audience'
  | 'document'
  | 'table'
  | 'chart'
  | 'register'
  | 'section'
  | 'kind'
  | 'state'
  | 'procedure'
  | 'sheet'
  | 'pack'
  | 'office'
  | 'timeline'
  | 'list'
  | 'posts'
  | 'unit';

/** What a table of posts can show besides the posts. */
export const POSTS_SHOWN = ['seniority', 'recruitment', 'pay'] as const;
export const CALLOUT_KINDS = ['duty', 'warning', 'note', 'specimen'] as const;
