/**
 * The eight shapes of a page. A page that fits none is two pages.
 * - hub: what people come for, and the ways into a subject
 * - chapter: one task or question, in text
 * - tool: a form first, its answer under it
 * - register: a list of records in short rows
 * - record: one document or duty of the law
 * - figures: charts and tables
 * - directory: whom to ask
 * - gallery: albums of pictures
 */
export const SHAPES = ['hub', 'chapter', 'tool', 'register', 'record', 'figures', 'directory', 'gallery'] as const;
export type Shape = (typeof SHAPES)[number];
