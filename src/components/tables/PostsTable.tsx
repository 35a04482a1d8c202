import type { ReactNode } from 'react';
import type { POSTS_SHOWN } from '../../schemas/part';
import { recordHref } from '../../content/register-pages';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { doubtId } from '../../domain/page-notes';
import { postsFor, recruitmentRulesOf } from '../../domain/posts';
import type { Post } from '../../schemas/post';
import type { RegisterRecord, Registers } from '../../schemas/record';
import { Ask } from '../prose/Ask';
import { Doubt } from '../prose/Doubt';
import styles from './PostsTable.module.css';
import { NoValue } from './TableCell';
import { WordTable } from './WordTable';

interface PostsTableProps {
  show: (typeof POSTS_SHOWN)[number];
  posts: Map<string, Post>;
  registers: Registers;
  lang: Lang;
}

/** What each table of posts says besides the post. */
const COLUMNS = {
  recruitment: ['posts.group', 'posts.entry', 'posts.eligible', 'posts.rules'],
  pay: ['posts.group', 'posts.payLevel'],
} as const;

/** The posts of `content/posts.yaml` with what is known of each: how it is filled, or its pay. */
export function PostsTable({ show, posts, registers, lang }: PostsTableProps) {
  const t = translator(lang);
  const { known, others } = postsFor(show, posts, registers);
  const cellsOf = (id: string, post: Post): ReactNode[] => {
    if (show === 'pay') return [post.payLevel];
    const rules = recruitmentRulesOf(id, registers.get('employee-orders'));
    return [
      post.entry?.[lang],
      eligibleFor(post, lang),
      rules && <View key="rules" record={rules} post={post.name[lang]} lang={lang} />,
    ];
  };
  const rows = known.map(([id, post]) => ({
    id,
    name: post.name[lang],
    cells: [groupOf(id, post, lang), ...cellsOf(id, post)],
  }));
  // A column that would be empty in every row is left out.
  const columns = COLUMNS[show].flatMap((key, index) =>
    rows.some(({ cells }) => cells[index] !== undefined) ? [{ key, index }] : [],
  );
  return (
    <figure>
      <WordTable
        caption={t(`posts.${show}`)}
        columns={[t('register.post'), ...columns.map(({ key }) => t(key))]}
        rows={rows.map(({ id, name, cells }) => ({
          key: id,
          cells: [name, ...columns.map(({ index }) => cells[index])],
        }))}
        none={<NoValue lang={lang} />}
      />
      {others.length > 0 && (
        <p className={styles.others}>
          {fill(t('posts.others'), { posts: others.map(([, { name }]) => name[lang]).join(', ') })}{' '}
          <Ask section="establishment" lang={lang} />
        </p>
      )}
    </figure>
  );
}

/** What a direct recruit needs: “Degree in any subject, age 18 to 30”. */
function eligibleFor({ qualification, age }: Post, lang: Lang): string | undefined {
  const years = age && fill(translator(lang)('posts.age'), { from: age.from, to: age.to });
  return [qualification?.[lang], years].filter(Boolean).join(', ') || undefined;
}

/** The group of a post; a doubtful one has its sign. */
function groupOf(id: string, { name, kind, group, toConfirm }: Post, lang: Lang): ReactNode {
  if (kind !== 'cadre') return translator(lang)(`posts.${kind}`);
  if (!group) return undefined;
  return (
    <>
      {group[lang]}
      {toConfirm && <Doubt about={doubtId('post', id)} what={name[lang]} lang={lang} />}
    </>
  );
}

function View({ record, post, lang }: { record: RegisterRecord; post: string; lang: Lang }) {
  const t = translator(lang);
  return (
    <span className={styles.unbroken}>
      <a href={recordHref(record.register, record.id, lang)}>
        {t('posts.view')}
        <span className="visually-hidden">: {post}</span>
      </a>
    </span>
  );
}
