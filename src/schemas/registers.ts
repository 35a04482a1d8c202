import { isKeyOf, keysOf } from '../lib/keys.ts';

/** Every list of records of the site: its folder below `content/registers/` and the kinds of its records. */
export const REGISTERS = {
  notifications: {
    kinds: ['substances', 'quantities', 'powers', 'cultivation', 'trade', 'disposal', 'general'],
  },
  'acts-and-rules': { kinds: ['act', 'rules', 'order', 'policy', 'convention'] },
  instructions: { kinds: ['instruction', 'circular'] },
  policies: { kinds: ['gum', 'straw', 'gum-and-straw', 'tract', 'notice'] },
  forms: { kinds: ['application', 'registration', 'return', 'cultivation'] },
  tenders: { kinds: ['tender', 'auction'] },
  'employee-orders': {
    kinds: ['vacancy', 'transfer', 'annual-transfer', 'promotion', 'charge', 'exam', 'macp', 'recruitment', 'other'],
  },
  'seniority-lists': { kinds: ['seniority'] },
  'media-releases': { kinds: ['seizure', 'crop', 'disposal', 'notice'] },
  events: { kinds: ['event'] },
  publications: { kinds: ['magazine', 'report'] },
} as const satisfies Record<string, { kinds: readonly string[] }>;

export type RegisterId = keyof typeof REGISTERS;
export const REGISTER_IDS = keysOf(REGISTERS);

export function isRegisterId(id: string): id is RegisterId {
  return isKeyOf(REGISTERS, id);
}
