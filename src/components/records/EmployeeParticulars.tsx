import { formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import { translator } from '../../words/strings';
import { namesPosts } from '../../domain/posts';
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
        {record.posts?.map((id) => postWords(entryOf(posts, id), lang)).join(', ') ?? t('employee.allPosts')}
      </Particular>
      {record.register === 'seniority-lists' && (
        <Particular label={t('register.asOn')}>
          <time dateTime={record.asOn}>{formatDate(record.asOn, lang)}</time>
        </Particular>
      )}
    </>
  );
}

/** The name of a post; a role or an arrangement says that it is none. */
function postWords({ name, kind }: Post, lang: Lang): string {
  return kind === 'cadre' ? name[lang] : `${name[lang]} (${translator(lang)(`posts.${kind}`)})`;
}
