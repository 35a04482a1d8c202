import { addDays } from '../../../src/lib/indian-date.ts';
import { buildDay } from '../../../src/lib/build-moment.ts';
import { bringPdf, both, save, shown, type Walk } from './walk.ts';

const DAY = buildDay();
const inDays = (days: number) => addDays(DAY, days);

const NOTIFICATION = both('notification', 'अधिसूचना');
const NOTIFICATION_DOES = both('routes are named.', 'के रास्ते बताए गए हैं।');
const TENDER = both('trays', 'की थालियां');
const TENDER_DOES = both('trays are bought.', 'के लिए थालियां खरीदी जाएंगी।');
const CORRIGENDUM = both('needs more time', 'के लिए अधिक समय');
const CORRIGENDUM_DOES = both('bids are taken for another week.', 'की बोलियां एक सप्ताह और ली जाएंगी।');
const ORDER = both('transfer', 'स्थानांतरण');
const ORDER_DOES = both('officers go to other posts.', 'के अधिकारी दूसरे पदों पर जाएंगे।');
const LIST = both('seniority', 'वरिष्ठता');
const LIST_DOES = both('officers in order of seniority.', 'के अधिकारी वरिष्ठता के क्रम में।');
const POLICY = both('policy', 'की नीति');
const POLICY_DOES = both('fields are licensed.', 'के खेतों को लाइसेंस मिलेगा।');
const NOTICE = both('office is closed', 'कार्यालय बंद है');
const LATER = both('rule of a later day', 'का बाद का नियम');
const LATER_DOES = both('rule begins later.', 'का नियम बाद में लागू होगा।');

export const RECORDS: Walk[] = [
  {
    what: 'notification with two PDFs',
    recipe: 'notification',
    isCovered: true,
    go: async (hand) => {
      const { page } = hand;
      await hand.words('Title', NOTIFICATION);
      await hand.type(page.getByLabel('Number', { exact: true }), 'S.O. 9999(E)');
      await hand.words('What it does', NOTIFICATION_DOES);
      await bringPdf(hand, page.getByRole('group', { name: 'document 1' }), 'Zanzibar EN.pdf', 'en');
      await hand.click(page.getByRole('button', { name: 'Add: document' }));
      await bringPdf(hand, page.getByRole('group', { name: 'document 2' }), 'Zanzibar HI.pdf', 'hi');
      await hand.choose(page.getByLabel('Kind'), 'general');
      await save(hand);
      return {
        words: shown(NOTIFICATION, NOTIFICATION_DOES),
        files: ['docs/zanzibar-en.pdf', 'docs/zanzibar-hi.pdf'],
        inFiles: {
          '/en/feeds/notifications.xml': NOTIFICATION[0],
          '/hi/feeds/notifications.xml': NOTIFICATION[1],
        },
      };
    },
  },
  {
    what: 'tender',
    recipe: 'tender',
    isCovered: true,
    go: async (hand) => {
      const { page } = hand;
      await hand.words('Title', TENDER);
      await hand.type(page.getByLabel('Number', { exact: true }), '9999/2026');
      await hand.words('What it does', TENDER_DOES);
      await bringPdf(hand, page.getByRole('group', { name: 'document 1' }), 'Zanzibar trays.pdf', 'en');
      await hand.choose(page.getByLabel('Kind'), 'tender');
      await hand.choose(page.getByLabel('Unit'), { index: 1 });
      await hand.date(page.getByLabel('Closes'), `${inDays(30)}T15:00`);
      await hand.date(page.getByLabel('Bids are opened'), `${inDays(31)}T11:00`);
      await save(hand);
      return {
        words: shown(TENDER, TENDER_DOES),
        files: ['tender/zanzibar-trays.pdf'],
        inFiles: { '/en/feeds/tenders.xml': TENDER[0], '/hi/feeds/tenders.xml': TENDER[1] },
      };
    },
  },
  {
    what: 'corrigendum to a tender',
    recipe: 'corrigendum',
    isCovered: true,
    go: async (hand) => {
      const { page } = hand;
      await hand.type(page.getByRole('searchbox'), 'Zanzibar');
      await hand.click(page.getByRole('main').getByRole('listitem').getByRole('link').first());
      const item = page.getByRole('group', { name: 'corrigendum 1', exact: true });
      await hand.date(item.getByLabel('Date'), DAY);
      await hand.words('Title', CORRIGENDUM, item);
      await hand.words('What it changes', CORRIGENDUM_DOES, item);
      await hand.date(item.getByLabel('New closing time'), `${inDays(37)}T15:00`);
      await hand.date(item.getByLabel('New opening time'), `${inDays(38)}T11:00`);
      await save(hand);
      return { words: shown(CORRIGENDUM, CORRIGENDUM_DOES) };
    },
  },
  {
    what: 'order for employees',
    recipe: 'employee-order',
    isCovered: true,
    go: async (hand) => {
      const { page } = hand;
      await hand.words('Title', ORDER);
      await hand.type(page.getByLabel('Number', { exact: true }), '9999/2026');
      await hand.words('What it does', ORDER_DOES);
      await bringPdf(hand, page.getByRole('group', { name: 'document 1' }), 'Zanzibar transfer.pdf', 'en');
      await hand.choose(page.getByLabel('Kind'), 'transfer');
      await save(hand);
      return { words: shown(ORDER, ORDER_DOES), files: ['employee/zanzibar-transfer.pdf'] };
    },
  },
  {
    what: 'seniority list',
    recipe: 'seniority-list',
    isCovered: true,
    go: async (hand) => {
      const { page } = hand;
      await hand.words('Title', LIST);
      await hand.type(page.getByLabel('Number', { exact: true }), '9998/2026');
      await hand.words('What it does', LIST_DOES);
      await bringPdf(hand, page.getByRole('group', { name: 'document 1' }), 'Zanzibar seniority.pdf', 'en');
      const post = page.getByLabel('Add: Posts');
      const first = page.locator(`datalist[id="${await post.getAttribute('list')}"] option`).first();
      await hand.pick(post, (await first.getAttribute('value')) ?? '');
      await hand.date(page.getByLabel('As on'), inDays(-30));
      await save(hand);
      return { words: shown(LIST, LIST_DOES), files: ['employee/zanzibar-seniority.pdf'] };
    },
  },
  {
    what: 'policy of a crop year',
    recipe: 'policy',
    isCovered: true,
    go: async (hand) => {
      const { page } = hand;
      await hand.words('Title', POLICY);
      await hand.type(page.getByLabel('Number', { exact: true }), '9997/2026');
      await hand.words('What it does', POLICY_DOES);
      await bringPdf(hand, page.getByRole('group', { name: 'document 1' }), 'Zanzibar policy.pdf', 'en');
      await hand.choose(page.getByLabel('Kind'), 'gum');
      await save(hand);
      return { words: shown(POLICY, POLICY_DOES), files: ['opium/zanzibar-policy.pdf'] };
    },
  },
  {
    what: 'urgent notice',
    recipe: 'notice',
    isCovered: true,
    go: async (hand) => {
      await hand.words('Title', NOTICE);
      await hand.date(hand.page.getByLabel('Until'), inDays(3));
      await save(hand);
      return { words: shown(NOTICE) };
    },
  },
  {
    what: 'publish on a future day',
    isCovered: true,
    go: async (hand) => {
      const { page } = hand;
      await hand.click(page.getByRole('link', { name: 'Add a notification' }));
      await hand.words('Title', LATER);
      await hand.type(page.getByLabel('Number', { exact: true }), 'S.O. 9998(E)');
      await hand.date(page.getByLabel('Date', { exact: true }), inDays(30));
      await hand.words('What it does', LATER_DOES);
      await hand.choose(page.getByLabel('Kind'), 'general');
      await hand.click(page.getByText(/^More fields/).last());
      await hand.date(page.getByLabel('On the site from'), inDays(30));
      await save(hand);
      return { words: { en: [], hi: [] }, hidden: [...LATER] };
    },
  },
];
