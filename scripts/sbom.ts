/** `npm run sbom -- [file]`: writes the bill of materials, CycloneDX 1.6, into a file; `sbom.cdx.json` unless another is named. */
import { writeFileSync } from 'node:fs';
import { billOfMaterials } from './packages/bill-of-materials.ts';
import { readLock, readManifest } from './packages/lock.ts';
import { reachOf } from './packages/reach.ts';

const file = process.argv[2] ?? 'sbom.cdx.json';
const packages = readLock();
writeFileSync(file, `${JSON.stringify(billOfMaterials(readManifest(), packages, reachOf(packages)), null, 2)}\n`);
console.log(`${file}: ${packages.length} packages.`);
