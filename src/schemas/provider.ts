/** The sections of the bureau that answer for content, in the order of the footer. */
export const PROVIDERS = [
  'administration',
  'opium',
  'exim',
  'preventive',
  'establishment',
  'rti',
  'docs',
  'pa-cell',
] as const;
export type Provider = (typeof PROVIDERS)[number];
