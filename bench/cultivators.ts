/**
 * What long lists of cultivators cost. Splits 12,000, 120,000 and 1,200,000 made-up rows, each in a process of its own, then
 * builds the site with 120,000 rows (or as many as `--rows` says), and in a browser slowed down four times gets a list and looks for
 * names in all lists of an office. Prints figures and ratios. `--site` leaves the splitting out.
 */
import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { CATEGORIES, listPath, POLICIES } from '../src/addresses/cultivator-lists.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/chromium.ts';
import { buildSite, copySite, serveSite } from './site-copy.ts';

const SIZES = [12_000, 120_000, 1_200_000];
const PORT = 4396;
const SLOWDOWN = 4;
const YEAR = '2025-26';
const KEY = { year: YEAR, category: 'eligible', office: 'doo-kota', policy: 'gum' };
const OFFICES = Object.keys(parse(readFileSync('content/offices.yaml', 'utf8')) as object).filter((id) =>
  id.startsWith('doo-'),
);

/** In a process of its own: one split, its time and the most memory it took. */
async function splitOnce(root: string): Promise<void> {
  const { buildLists } = await import('../src/features/cultivators/build-lists.ts');
  const begin = process.cpuUsage();
  const start = performance.now();
  await buildLists(root, join(root, 'out'), new Set(OFFICES));
  const seconds = (performance.now() - start) / 1000;
  const cpu = process.cpuUsage(begin);
  console.log(
    JSON.stringify({
      seconds,
      cpuSeconds: (cpu.user + cpu.system) / 1e6,
      megabytes: process.resourceUsage().maxRSS / 1024,
    }),
  );
}

interface Cost {
  seconds: number;
  /** Unlike the clock, this does not count what else the machine does. */
  cpuSeconds: number;
  megabytes: number;
}

async function measure(siteRows: number, withSplits: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    if (withSplits) await measureSplits(folder);
    await measureSite(join(folder, 'site'), siteRows);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureSplits(folder: string): Promise<void> {
  console.log('| rows | split, s | CPU, s | ratio | most memory, MB | ratio |\n|---|---|---|---|---|---|');
  let before: Cost | undefined;
  for (const rows of SIZES) {
    const root = join(folder, String(rows));
    await writeRows(join(root, 'cultivators'), rows);
    const child = spawnSync(process.execPath, ['bench/cultivators.ts', '--split', root], { encoding: 'utf8' });
    if (child.status !== 0) throw new Error(child.stderr);
    const now = JSON.parse(child.stdout) as Cost;
    const ratio = (key: keyof Cost) => (before ? (now[key] / before[key]).toFixed(1) : '');
    console.log(
      `| ${rows} | ${now.seconds.toFixed(1)} | ${now.cpuSeconds.toFixed(1)} | ${ratio('cpuSeconds')} | ${now.megabytes.toFixed(0)} | ${ratio('megabytes')} |`,
    );
    before = now;
    rmSync(root, { recursive: true });
  }
}

/** The whole site with many rows: build, what is sent for a list and for a name, and how soon they can be read. */
async function measureSite(site: string, rows: number): Promise<void> {
  copySite(site);
  await writeRows(join(site, 'content/cultivators'), rows);
  console.log(`\nSite with ${rows} rows: built in ${buildSite(site).toFixed(1)} s.\n`);
  console.log('| | en | hi |\n|---|---|---|');
  const kb = (lang: 'en' | 'hi', format: 'json' | 'csv', keys = [KEY]) =>
    keys
      .map((key) => statSync(join(site, `dist${listPath(key, lang, format)}.br`)).size / 1024)
      .reduce((sum, size) => sum + size)
      .toFixed(1);
  const ofOffice = CATEGORIES.flatMap((category) => POLICIES.map((policy) => ({ ...KEY, category, policy })));
  console.log(`| one list as sent (brotli), KB | ${kb('en', 'json')} | ${kb('hi', 'json')} |`);
  console.log(
    `| four lists of an office as sent, KB | ${kb('en', 'json', ofOffice)} | ${kb('hi', 'json', ofOffice)} |`,
  );
  console.log(`| CSV of one list as sent, KB | ${kb('en', 'csv')} | ${kb('hi', 'csv')} |`);
  const [en, hi] = [await browse(site, 'en'), await browse(site, 'hi')];
  for (const name of Object.keys(en)) console.log(`| ${name} | ${en[name]} | ${hi[name]} |`);
}

const ROUNDS = 5;
const FORM = '#cultivators-form';
/** Names in the script of the page, in the other one, common, and in no list. */
const SOUGHT = {
  'a name': { en: 'Udairam Kulmi', hi: 'उदयराम कुलमी' },
  'a name in the other script': { en: 'उदयराम कुलमी', hi: 'Uday Ram Kulmi' },
  'a common name': { en: 'Ram', hi: 'राम' },
  'a name in no list': { en: 'Xerxes', hi: 'ज़र्क्सीज़' },
};

/** Times are medians, in milliseconds: from the button, and from the moment the data is there, until it is on the screen. */
async function browse(site: string, lang: 'en' | 'hi'): Promise<Record<string, string>> {
  const server = await serveSite(site, PORT);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const times = new Map<string, number[]>();
    const note = (name: string, time: number) => times.set(name, [...(times.get(name) ?? []), time]);
    const ask = async (name: string, choice: Record<string, string>, target: string) => {
      await open(page, lang, choice);
      const { fromButton, fromData, files } = await untilPainted(page, FORM, target);
      note(`${name}: files`, files);
      note(`${name}: button to paint`, fromButton);
      note(`${name}: data in hand to paint`, fromData);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await ask('one list', { category: 'eligible', policy: 'gum' }, 'tbody tr:nth-child(50)');
      for (const [name, words] of Object.entries(SOUGHT)) await ask(name, { name: words[lang] }, '#cultivators-find');
      // The lists are there: the next name.
      await page.locator('#cultivators-find').fill(SOUGHT['a name'][lang]);
      note(
        'the next name: button to paint',
        (await untilPainted(page, 'form:has(#cultivators-find)', '#cultivators-result')).fromButton,
      );
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!.toFixed(0);
    return Object.fromEntries([...times].map(([name, values]) => [name, median(values)]));
  } finally {
    await browser.close();
    server.kill();
  }
}

/** The form, filled in, in a browser as slow as a cheap phone. */
async function open(page: Page, lang: string, choice: Record<string, string>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`http://localhost:${PORT}/${lang}/opium/Eligible/`);
  await page.locator('#cultivators-unit:enabled').waitFor();
  await page.waitForTimeout(500); // the page has come to rest
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (const [field, value] of Object.entries({ unit: 'rajasthan', office: KEY.office, ...choice }))
    if (field === 'name') await page.locator('#cultivators-name').fill(value);
    else await page.locator(`#cultivators-${field}`).selectOption(value);
}

/** Milliseconds from sending a form, and from the last file, until what follows is on the screen. */
async function untilPainted(page: Page, form: string, target: string) {
  return page.evaluate(
    async ([formSelector, targetSelector]) => {
      const begin = performance.now();
      document.querySelector<HTMLFormElement>(formSelector!)!.requestSubmit();
      while (!document.querySelector(targetSelector!)) await new Promise((later) => requestAnimationFrame(later));
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      const end = performance.now();
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/data/cultivators/') && startTime >= begin);
      const last = Math.max(begin, ...files.map((file) => (file as PerformanceResourceTiming).responseEnd));
      return { fromButton: end - begin, fromData: end - last, files: files.length };
    },
    [form, target],
  );
}

/** Rows with names like real ones in length and variety, spread evenly over all lists, sorted by village as lists are. */
async function writeRows(folder: string, rows: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${YEAR}.yaml`),
    `cropYear: '${YEAR}'\nasOn: '2026-11-16'\nsource: [specimen]\nspecimen: true\n`,
  );
  const file = createWriteStream(join(folder, `${YEAR}.csv`));
  file.write(
    'category,office,policy,serial,name_en,name_hi,guardian_en,guardian_hi,village_en,village_hi,tehsil_en,tehsil_hi,area_are\n',
  );
  const lists = CATEGORIES.flatMap((category) =>
    OFFICES.flatMap((office) => POLICIES.map((policy) => ({ category, office, policy }))),
  );
  let seed = 7;
  const pick = <T>(values: T[]): T => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return values[(seed >>> 8) % values.length]!;
  };
  const perList = Math.ceil(rows / lists.length);
  let written = 0;
  for (const { category, office, policy } of lists)
    for (let serial = 1; serial <= perList && written < rows; serial += 1, written += 1) {
      const place = Math.floor(((serial - 1) / perList) * 60);
      const village = `${PLACES[(place * 7) % PLACES.length]![0]} ${ENDS[place % ENDS.length]![0]}`;
      const villageHi = `${PLACES[(place * 7) % PLACES.length]![1]} ${ENDS[place % ENDS.length]![1]}`;
      const [given, own, family] = [pick(NAMES), pick(NAMES), pick(FAMILY)];
      const area = category === 'eligible' ? pick([5, 6, 8, 10, 10, 10, 12]) : '';
      const tehsil = Math.floor(place / 20) + 1;
      const isMore = file.write(
        `${category},${office},${policy},${serial},${given[0]} ${family[0]},${given[1]} ${family[1]},${own[0]} ${family[0]},${own[1]} ${family[1]},${village},${villageHi},Tehsil ${tehsil},तहसील ${tehsil},${area}\n`,
      );
      if (!isMore) await once(file, 'drain');
    }
  file.end();
  await once(file, 'finish');
}

type Pair = [en: string, hi: string];
function pairs(text: string): Pair[] {
  return text.split(';').map((pair) => pair.trim().split(' ') as Pair);
}
const ENDS = pairs('Khurd खुर्द; Kalan कलां; Khedi खेड़ी; Pura पुरा; Nagar नगर; Ganj गंज');
const PLACES = pairs(
  'Amba अंबा; Bada बड़ा; Chand चांद; Deva देवा; Gopal गोपाल; Hari हरि; Jawa जावा; Kesar केसर; Lal लाल; Madho माधो; Nara नारा; Piplia पिपलिया; Ratan रतन; Sagar सागर; Udai उदय',
);
const FAMILY = pairs(
  'Dhakad धाकड़; Patidar पाटीदार; Gurjar गुर्जर; Meena मीणा; Jat जाट; Singh सिंह; Sharma शर्मा; Bai बाई; Khan खां; Sutar सुतार; Mali माली; Teli तेली; Kumhar कुम्हार; Rajput राजपूत; Banjara बंजारा; Verma वर्मा; Yadav यादव; Joshi जोशी; Rathore राठौर; Kulmi कुलमी',
);
/** Every given name alone and with a second part: some 350, as many as villages have. */
const SECOND: Pair[] = [
  ['', ''],
  ['', ''],
  [' Lal', ' लाल'],
  [' Ram', ' राम'],
  [' Chand', ' चंद'],
  [' Kumar', ' कुमार'],
  [' Prasad', ' प्रसाद'],
];
const GIVEN = pairs(
  'Ramlal रामलाल; Shyam श्याम; Mohan मोहन; Sohan सोहन; Kanhaiya कन्हैया; Bherulal भेरूलाल; Nandram नंदराम; Gopal गोपाल; Hiralal हीरालाल; Mangilal मांगीलाल; Devilal देवीलाल; Prabhu प्रभु; Shankar शंकर; Jagdish जगदीश; Kailash कैलाश; Ramesh रमेश; Suresh सुरेश; Dinesh दिनेश; Mukesh मुकेश; Rakesh राकेश; Kamla कमला; Sita सीता; Gita गीता; Radha राधा; Parvati पार्वती; Sundar सुंदर; Bhagwan भगवान; Onkar ओंकार; Nathulal नाथूलाल; Chunnilal चुन्नीलाल; Pannalal पन्नालाल; Motilal मोतीलाल; Bansilal बंसीलाल; Ghanshyam घनश्याम; Laxman लक्ष्मण; Bharat भरत; Raghunath रघुनाथ; Vishnu विष्णु; Balram बलराम; Kishan किशन; Udairam उदयराम; Bapulal बापूलाल; Amarchand अमरचंद; Fakir फकीर; Ganesh गणेश; Girdhari गिरधारी; Harlal हरलाल; Ishwar ईश्वर; Jamna जमना; Kesharbai केशरबाई',
);

const NAMES = GIVEN.flatMap(([en, hi]) => SECOND.map(([more, moreHi]): Pair => [en + more, hi + moreHi]));

const { values } = parseArgs({
  options: { split: { type: 'string' }, rows: { type: 'string', default: '120000' }, site: { type: 'boolean' } },
});
if (values.split) await splitOnce(values.split);
else await measure(Number(values.rows), values.site !== true);
