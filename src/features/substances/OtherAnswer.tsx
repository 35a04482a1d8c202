import { Separated } from '../../ui/Separated';
import type { FinderProps } from './finder-props';
import { Standing } from './Standing';
import styles from './AnswerCard.module.css';

type Props = Omit<FinderProps['others'][number], 'title'> & Pick<FinderProps, 'words'> & { contact: string };

/** The answer on a word that is no substance of the list: whom to ask, and what is known. */
export function OtherAnswer({ verdict, text, see, words, contact }: Props) {
  return (
    <div className={styles.card}>
      <p className={styles.verdict}>
        <Standing standing="ask">{verdict}</Standing>
      </p>
      <p>{text}</p>
      {see.length > 0 && (
        <p>
          {words.see}:{' '}
          <Separated>
            {see.map(({ name, href }) => (
              <a key={href} href={href}>
                {name}
              </a>
            ))}
          </Separated>
        </p>
      )}
      <p className={styles.page}>
        <a href={contact}>{words.reach}</a>
      </p>
    </div>
  );
}
