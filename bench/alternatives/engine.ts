import type { Source } from './source.ts';

/** One way to build the same pages. */
export interface Engine {
  name: string;
  /** Whether the substance finder works in it. */
  hasTool: boolean;
  /** Exact versions. Engines without a list use the packages of the site. */
  packageJson?: object;
  /** Writes everything the engine needs into an empty folder. */
  write: (folder: string, source: Source) => void;
  /** Arguments of Node that build the site, inside the folder. */
  command: string[];
  /** Where the built site stands inside the folder. */
  output: string;
}
