import { releasesTable } from '../domain/releases.ts';
import { catalogue } from './catalogue.ts';

/** How many releases tell of a seizure, by year and drug. */
export const releaseTable = releasesTable(catalogue.registers.get('media-releases'));
