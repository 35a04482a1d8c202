import { datasetPath } from '../../addresses/datasets';
import type { Dataset } from '../../domain/dataset';
import type { Lang } from '../../language/lang';
import { type DatasetWords, SUBJECTS } from '../../schemas/dataset';
import { translator } from '../../words/strings';
import styles from './DataRoom.module.css';
import { datasetFactsInShort } from './dataset-facts';

interface DataRoomProps {
  lang: Lang;
  datasets: ReadonlyMap<string, Dataset>;
  words: DatasetWords;
}

/** Every dataset by subject; what people take most stands first. */
export function DataRoom({ lang, datasets, words }: DataRoomProps) {
  const first = words.first.flatMap((id) => datasets.get(id) ?? []);
  return (
    <>
      <Group id="taken-most" title={translator(lang)('dataset.first')} datasets={first} lang={lang} />
      {SUBJECTS.map((subject) => (
        <Group
          key={subject}
          id={`subject-${subject}`}
          title={words.subjects[subject][lang]}
          datasets={[...datasets.values()].filter((each) => each.subject === subject && !first.includes(each))}
          lang={lang}
        />
      ))}
    </>
  );
}

function Group({ id, title, datasets, lang }: { id: string; title: string; datasets: Dataset[]; lang: Lang }) {
  if (datasets.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list} data-silent>
        {datasets.map((dataset) => (
          <li key={dataset.id}>
            <a href={datasetPath(dataset.id, lang)}>{dataset.title[lang]}</a>
            <span className={styles.facts}>{datasetFactsInShort(dataset, lang)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
