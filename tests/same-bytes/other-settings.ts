/** Settings of another machine: language, time zone, and with `another-machine.ts` the clock and the order of folders. */
export const OTHER_SETTINGS = {
  // Estonian sorts z before t.
  LANG: 'et_EE.UTF-8',
  LC_ALL: 'et_EE.UTF-8',
  TZ: 'Pacific/Kiritimati',
  NODE_OPTIONS: `--import ${new URL('another-machine.ts', import.meta.url).href}`,
};
