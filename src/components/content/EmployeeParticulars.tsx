import { formatDate } from '../../i18n/format';
import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import { namesPosts } from '../../lib/posts';
import type { Post } from '../../schemas/post';
import type { RegisterRecord } from '../../schemas/record';
import { Particular } from './Particular';

/** What orders and seniority lists say besides number and date: whom they concern, and the day of a list. */
export function EmployeeParticulars(props: { record: RegisterRecord; posts: Map<string, Post>; lang: Lang }) {
  const { record, posts, lang } = props;
  const t = translator(lang);
  if (!namesPosts(record)) return null;
  return (
    <>
      <Particular label={t('register.post')}>
        {record.posts?.map((id) => posts.get(id)!.name[lang]).join(', ') ?? t('employee.allPosts')}
      </Particular>
      <Particular label={t('register.asOn')}>
        {record.asOn && <time dateTime={record.asOn}>{formatDate(record.asOn, lang)}</time>}
      </Particular>
    </>
  );
}
