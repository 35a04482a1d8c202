import type { PartSpec } from '../schemas/part.ts';

/**
 * The parts that prose may use, one line each: its attributes with what they must name, and for a tool its folder. The part of a tool is
 * `src/features/<tool>/<Name>.astro`; all others get what they need from the catalogue in `parts.tsx`.
 * Scripts read this file too, so it imports no component.
 */
export const PARTS = {
  Fact: { attributes: { id: 'fact' } },
  FactYear: { attributes: { id: 'fact' } },
  RouteLink: { attributes: { to: 'route' } },
  Ask: { attributes: { section: 'section' } },
  RecordLink: { attributes: { to: 'record' } },
  Callout: { attributes: { kind: 'callout', title: 'words' } },
  Steps: {},
  Definitions: {},
  Definition: { attributes: { term: 'words' } },
  Details: { attributes: { title: 'words' } },
  Download: { attributes: { file: 'document' } },
  Table: { attributes: { id: 'table' } },
  Chart: { attributes: { table: 'chart' } },
  Register: { attributes: { id: 'register', section: 'section?', kind: 'kind?', state: 'state?' } },
  ReleaseChart: {},
  PostsTable: { attributes: { show: 'posts' } },
  Directory: { attributes: { list: 'list?', offices: 'unit?' } },
  Picture: { attributes: { id: 'picture' } },
  Gallery: {},
  OfficeIndex: {},
  OrgChart: {},
  Timeline: { attributes: { id: 'timeline' } },
  QuickContacts: {},
  LineInTime: {},
  Moment: { attributes: { by: 'actor?', title: 'words', days: 'fact?' } },
  Procedure: { attributes: { id: 'procedure' } },
  FeesAndDeadlines: {},
  SheetLink: { attributes: { id: 'sheet' } },
  SheetFoot: { attributes: { office: 'office' } },
  PackLink: { attributes: { id: 'pack' } },
  DisclosureIndex: {},
  CropCalendar: {},
  ThisMonth: {},
  OfficePlaces: {},
  Answers: {},
  Answer: { attributes: { to: 'route', fact: 'fact?' } },
  Chapters: {},
  CallHelpline: {},
  ToolDoor: { attributes: { to: 'route' } },
  Initiatives: { attributes: { audience: 'audience' } },
  TableFiles: {},
  RuleCheck: { tool: 'rule-check' },
  OfficeFinder: { tool: 'office-finder' },
  WhichPaper: { tool: 'which-paper' },
  PreviousYears: { tool: 'previous-years' },
  Cultivators: { tool: 'cultivators' },
  Quantities: { tool: 'quantities', attributes: { table: 'table' } },
  Substances: { tool: 'substances' },
  Compare: { tool: 'substances' },
  Consignment: { tool: 'substances' },
} as const satisfies Record<string, PartSpec>;

export type PartName = keyof typeof PARTS;
/** The parts that are tools. */
export type ToolName = { [Name in PartName]: (typeof PARTS)[Name] extends { tool: string } ? Name : never }[PartName];
