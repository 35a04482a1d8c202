/** `npm run sbom -- [file]`: writes the bill of materials (CycloneDX) into a file; `sbom.cdx.json` unless another is named. */
import { writeFileSync } from 'node:fs';
import { billOfMaterials, npmBill } from './packages/bill-of-materials.ts';
import { readLock } from './packages/lock.ts';
import { reachOf } from './packages/reach.ts';

const file = process.argv[2] ?? 'sbom.cdx.json';
const packages = readLock();
const bill = billOfMaterials(npmBill(), packages, reachOf(packages));
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} packages.`);
