/** What an attribute of a part may name. */
export const ATTRIBUTE_KINDS = [
  'fact',
  'route',
  'record',
  'callout',
  'words',
  'actor',
  'audience',
  'document',
  'table',
  'chart',
  'register',
  'section',
  'kind',
  'state',
  'procedure',
  'sheet',
  'pack',
  'office',
  'timeline',
  'picture',
  'list',
  'posts',
  'rule-check',
  'unit',
  'thing',
  'drawn-unit',
  'drawn-fact',
] as const;
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];

/** A part that prose may use. */
export interface PartSpec {
  /** Its attributes and what each must name. A question mark means optional. */
  attributes?: Record<string, AttributeKind | `${AttributeKind}?`>;
  /** Of a tool: its folder below `src/features/`. */
  tool?: string;
}

/** What a table of posts can show besides the posts. */
export const POSTS_SHOWN = ['recruitment', 'pay'] as const;
/** The rules of cultivation that can be checked, drawn and shown as a table. */
export const RULE_CHECKS = ['damage', 'area'] as const;
export type RuleCheckName = (typeof RULE_CHECKS)[number];
export const CALLOUT_KINDS = ['duty', 'warning', 'note'] as const;
