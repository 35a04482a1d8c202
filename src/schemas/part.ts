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

/** The attributes of a part and what each must name. A question mark means optional. */
export type PartSpec = Record<string, AttributeKind | `${AttributeKind}?`>;

/** What a table of posts can show besides the posts. */
export const POSTS_SHOWN = ['seniority', 'recruitment', 'pay'] as const;
export const CALLOUT_KINDS = ['duty', 'warning', 'note', 'specimen'] as const;
