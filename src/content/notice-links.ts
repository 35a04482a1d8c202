import { pathFor } from '../addresses/routes.ts';
import type { Lang } from '../language/lang.ts';
import type { Notice } from '../schemas/notice.ts';
import { buildMoment } from '../lib/build-moment.ts';
import { isNoticeOn, noticesToWrite } from '../domain/notices.ts';
import { isRegisterId } from '../schemas/registers.ts';
import { catalogue } from './catalogue.ts';
import { recordAt, recordHref } from './register-pages.ts';

/** Notices that a page holds as of the build. */
export function noticesOn(route: string | undefined): Notice[] {
  return noticesToWrite(catalogue.notices, buildMoment()).filter((notice) => isNoticeOn(notice, route));
}

/** Where a notice leads on; nothing while that is not on the site. */
export function noticeLink({ page, record = '' }: Notice, lang: Lang): { label: string; href: string } | undefined {
  const meta = catalogue.pages.find(({ id, lang: own }) => id === page && own === lang)?.meta;
  if (page !== undefined && meta) return { label: meta.title, href: pathFor(page, lang) };
  const [register = '', id = ''] = record.split('/');
  const href = isRegisterId(register) ? recordHref(register, id, lang) : undefined;
  return href === undefined ? undefined : { label: recordAt(record).title[lang], href };
}
