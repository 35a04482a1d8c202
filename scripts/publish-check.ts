/**
 * `npm run publish:check`: builds the site and lists, in English and Hindi, everything that keeps this content from going
 * live. Ends with 1 as long as something does. `-- --allow specimens,doubtful` lets these kinds pass.
 */
import { spawnSync } from 'node:child_process';
import { deadLinks } from '../src/content/dead-links.ts';
import { complete, load } from '../src/content/load.ts';
import { FINDINGS, type FindingKind } from '../src/content/finding.ts';
import { publishFindings } from '../src/content/publish-findings.ts';
import { sharesToDraw } from '../src/content/share-pictures.ts';
import { subjectMarks } from '../src/content/subjects.ts';
import { readConfirmed } from '../src/content/translations-file.ts';
import { untoldIn } from '../src/content/untold.ts';
import { LANGS, type Localized } from '../src/language/lang.ts';
import { todayInIndia } from '../src/lib/indian-date.ts';
import { translator } from '../src/words/strings.ts';
import { site, unconfirmedLinks } from '../src/content/site.ts';
import { BUILD_COMMAND } from './build-command.ts';

const TITLES: Record<FindingKind, Localized> = {
  specimens: { en: 'Specimens', hi: 'नमूने' },
  doubtful: { en: 'To be confirmed', hi: 'जिनकी पुष्टि होनी है' },
  gaps: { en: 'What is missing, by section', hi: 'जो नहीं है, अनुभाग के अनुसार' },
  years: { en: 'Figures of this crop year that are not given', hi: 'इस फसल वर्ष के जो आंकड़े अभी नहीं हैं' },
  addresses: { en: 'Addresses that are missing or not confirmed', hi: 'जो पते नहीं हैं या जिनकी पुष्टि नहीं हुई' },
  reviews: { en: 'Pages past their review date', hi: 'जिन पृष्ठों की समीक्षा का समय निकल गया' },
  links: { en: 'Dead links inside the site', hi: 'वेबसाइट के भीतर टूटे लिंक' },
  translations: { en: 'Translations that are out of date', hi: 'पुराने पड़ गए अनुवाद' },
  history: { en: 'Changes that readers are not told of', hi: 'बदलाव जो पाठकों को नहीं बताए गए' },
  share: {
    en: 'Share pictures to be drawn: npm run share (they hold nothing up)',
    hi: 'साझा करने के चित्र बनाने हैं: npm run share (इनसे प्रकाशन नहीं रुकता)',
  },
  sentences: { en: 'Long sentences (they hold nothing up)', hi: 'लंबे वाक्य (इनसे प्रकाशन नहीं रुकता)' },
};
const NOTHING_OPEN: Localized = {
  en: 'Nothing stands between this content and going live.',
  hi: 'इस सामग्री के प्रकाशन में कोई बाधा नहीं है।',
};
/** Worth mending, but no reason to wait. */
const ONLY_LISTED: FindingKind[] = ['share', 'sentences'];
const ALLOWED: Localized = { en: 'allowed', hi: 'अनुमत' };

const allowed = [...ONLY_LISTED, ...allowedKinds(process.argv.slice(2))];
const build = spawnSync(process.execPath, BUILD_COMMAND, { stdio: ['ignore', 'ignore', 'inherit'] });
if (build.status !== 0) process.exit(1);

const loaded = await load('content');
const catalogue = complete(loaded);
const findings = publishFindings({
  catalogue,
  site,
  unconfirmedLinks,
  confirmed: readConfirmed(),
  untold: untoldIn(loaded.catalogue, subjectMarks(loaded)),
  deadLinks: deadLinks('dist'),
  undrawn: sharesToDraw(catalogue),
  today: todayInIndia(),
});

for (const lang of LANGS) {
  console.log(`\n=== ${{ en: 'English', hi: 'हिंदी' }[lang]} ===`);
  for (const kind of FINDINGS) {
    const found = findings.filter((finding) => finding.kind === kind);
    if (found.length === 0) continue;
    const mark = allowed.includes(kind) ? ` (${ALLOWED[lang]})` : '';
    console.log(`\n${TITLES[kind][lang]}: ${found.length}${mark}`);
    for (const [ask, own] of Map.groupBy(found, ({ ask: section }) => section)) {
      if (ask) console.log(`  ${translator(lang)(`provider.${ask}`)}: ${own.length}`);
      for (const { file, text } of own) console.log(`  ${ask ? '  ' : ''}${file}: ${text[lang]}`);
    }
  }
  if (findings.length === 0) console.log(NOTHING_OPEN[lang]);
}
const open = findings.filter(({ kind }) => !allowed.includes(kind));
console.log(
  `\n${open.length} to settle, ${findings.length - open.length} allowed / निपटाने हैं ${open.length}, अनुमत ${findings.length - open.length}`,
);
process.exit(open.length === 0 ? 0 : 1);

function allowedKinds(args: string[]): readonly FindingKind[] {
  const index = args.indexOf('--allow');
  if (index < 0) return [];
  const names = (args[index + 1] ?? '').split(',');
  const unknown = names.filter((name) => !FINDINGS.some((kind) => kind === name));
  if (unknown.length > 0) {
    console.error(`There is no kind “${unknown.join(', ')}”. Write --allow with some of: ${FINDINGS.join(',')}`);
    process.exit(1);
  }
  return FINDINGS.filter((kind) => names.includes(kind));
}
