import type { Catalogue } from './load.ts';

declare global {
  /** The content of this process once it is read and checked: the engine runs its own copy of our modules, which need not read it again. */
  var checkedContent: Catalogue | undefined;
}

/** Gives the checked content to every module of this process that asks for it from now on. */
export function shareContent(catalogue: Catalogue): void {
  globalThis.checkedContent = catalogue;
}
