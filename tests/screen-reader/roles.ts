import { type AXNode, nameOf, propertyOf } from './tree.ts';

export const LANDMARKS = ['banner', 'navigation', 'main', 'region', 'contentinfo', 'search', 'form', 'complementary'];
/** Said where they begin, if they have names. */
export const HELD = ['group', 'radiogroup', 'figure', 'note', 'dialog', 'alert', 'status', 'listbox', 'blockquote'];
export const FIELDS = [
  'radio',
  'checkbox',
  'textbox',
  'combobox',
  'spinbutton',
  'Date',
  'DateTime',
  'switch',
  'slider',
];
export const CONTROLS = ['link', 'button', 'option', ...FIELDS];
/** Said with their names at once, whatever they are made of. */
export const WHOLE = [...CONTROLS, 'image', 'progressbar', 'meter'];
/** Said as the names of what they belong to. */
export const LABELS = ['LabelText', 'Legend', 'caption'];
export const COUNTED: Record<string, [inner: string[], word: string]> = {
  list: [['listitem', 'term'], 'items'],
  table: [['row'], 'rows'],
};
const ROLES: Record<string, string> = {
  DisclosureTriangle: 'button',
  DisclosureTriangleGrouped: 'button',
  img: 'image',
  ComboBoxSelect: 'combobox',
  ComboBoxMenuButton: 'combobox',
  ComboBoxGrouping: 'combobox',
  TextFieldWithComboBox: 'combobox',
  Details: 'group',
  DescriptionList: 'list',
  DescriptionListTerm: 'term',
  searchbox: 'textbox',
};
export const SILENT = ['InlineTextBox', 'LineBreak'];

/** Nothing for what the browser leaves out of what is told. */
export function roleOf(node: AXNode): string {
  const role = node.ignored ? '' : String(node.role?.value ?? '');
  return ROLES[role] ?? role;
}

export function isSaid(node: AXNode, role: string): boolean {
  if (node.ignored) return false;
  if (role === 'heading' || role in COUNTED || isLandmark(role, node)) return true;
  return (HELD.includes(role) && nameOf(node) !== '') || propertyOf(node, 'focusable') === true;
}

/** A region or a form without a name is none. */
export function isLandmark(role: string, node: AXNode): boolean {
  return LANDMARKS.includes(role) && (!['region', 'form'].includes(role) || nameOf(node) !== '');
}
