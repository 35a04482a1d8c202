import type { ReactNode } from 'react';
import type { POSTS_SHOWN } from '../../schemas/part';
import { formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { recruitmentRulesOf, seniorityListOf } from '../../domain/posts';
import type { Post } from '../../schemas/post';
import type { RegisterRecord, Registers } from '../../schemas/record';
import type { Source } from '../../schemas/source';
import styles from './PostsTable.module.css';
import { SourceList } from '../prose/SourceList';
import { WordTable } from './WordTable';

interface PostsTableProps {
  show: (typeof POSTS_SHOWN)[number];
  posts: Map<string, Post>;
  registers: Registers;
  sources: Map<string, Source>;
  lang: Lang;
}

/** What each table of posts says besides post and group. */
const COLUMNS = {
  seniority: ['register.asOn', 'posts.list'],
  recruitment: ['posts.entry', 'posts.rules'],
  pay: ['posts.payLevel'],
} as const;

/** The posts of `content/posts.yaml` with what is known of each: its seniority list, how it is filled, or its pay. */
export function PostsTable({ show, posts, registers, sources, lang }: PostsTableProps) {
  const t = translator(lang);
  const notFound = <NotFound key="not-found" lang={lang} />;
  const shown = [...posts].filter(([, post]) => (show === 'seniority' ? post.hasSeniorityList : post.kind === 'cadre'));
  const cellsOf = (id: string, { name, entry, payLevel }: Post): ReactNode[] => {
    if (show === 'pay') return [payLevel ?? notFound];
    if (show === 'recruitment') {
      const rules = recruitmentRulesOf(id, registers.get('employee-orders'));
      return [entry?.[lang] ?? notFound, <RulesCell key="rules" record={rules} post={name[lang]} lang={lang} />];
    }
    const list = seniorityListOf(id, registers.get('seniority-lists'));
    if (!list) return [t('value.notAvailable'), t('value.notAvailable')];
    return [
      <time key="as-on" className={styles.unbroken} dateTime={list.asOn}>
        {formatDate(list.asOn, lang)}
      </time>,
      <View key="view" record={list} post={name[lang]} lang={lang} />,
    ];
  };
  return (
    <figure>
      <WordTable
        caption={t(`posts.${show}`)}
        columns={[t('register.post'), t('posts.group'), ...COLUMNS[show].map((key) => t(key))]}
        rows={shown.map(([id, post]) => ({
          key: id,
          cells: [post.name[lang], groupOf(post, lang, show === 'pay'), ...cellsOf(id, post)],
        }))}
      />
      <p className={styles.sign}>–: {t('posts.notFound')}</p>
      <SourceList ids={shown.flatMap(([, { source }]) => source)} sources={sources} lang={lang} />
    </figure>
  );
}

/** The group of a post; a doubtful one says so, and why if the table is about it. */
function groupOf({ kind, group, toConfirm }: Post, lang: Lang, hasReason: boolean): ReactNode {
  const t = translator(lang);
  if (kind !== 'cadre') return t(`posts.${kind}`);
  if (!group) return <NotFound lang={lang} />;
  if (!toConfirm) return group[lang];
  return `${group[lang]} (${t('fact.toConfirm')}${hasReason ? `: ${toConfirm[lang]}` : ''})`;
}

/** Made-up rules do not fill the gap; the cell still says that the real ones were not found. */
function RulesCell({ record, post, lang }: { record: RegisterRecord | undefined; post: string; lang: Lang }) {
  if (!record) return <NotFound lang={lang} />;
  return (
    <>
      {record.specimen && (
        <>
          <NotFound lang={lang} />;{' '}
        </>
      )}
      <View record={record} post={post} lang={lang} />
    </>
  );
}

/** A dash, explained once below the table; a screen reader hears the words each time. */
function NotFound({ lang }: { lang: Lang }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{translator(lang)('posts.notFound')}</span>
    </>
  );
}

function View({ record, post, lang }: { record: RegisterRecord; post: string; lang: Lang }) {
  const t = translator(lang);
  return (
    <span className={styles.unbroken}>
      <a href={`#${record.id}`}>
        {t('posts.view')}
        <span className="visually-hidden">: {post}</span>
      </a>
      {record.specimen && ` (${t('badge.specimen')})`}
    </span>
  );
}
