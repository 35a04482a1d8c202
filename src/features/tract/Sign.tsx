import styles from './Tract.module.css';

/** Each sign drawn once on the page; tiles and legend use it. */
const SHAPES = {
  office: 'M3.5 1v14M3.5 2h9.5l-3 3.25 3 3.25H3.5',
  unitOffice: 'm8 1.2 2.1 4.5 4.9.6-3.6 3.4.9 4.9L8 12.2l-4.3 2.4.9-4.9L1 6.3l4.9-.6z',
  weighing: 'M8 1.5v12M4.5 14h7M2.5 4h11M.8 9.2 2.8 4l2 5.2a2 2 0 0 1-4 0M11.2 9.2l2-5.2 2 5.2a2 2 0 0 1-4 0',
} as const;
export type SignName = keyof typeof SHAPES;

export function SignShapes() {
  return (
    <svg className={styles.shapes} aria-hidden="true">
      {Object.entries(SHAPES).map(([name, path]) => (
        <symbol key={name} id={`sign-${name}`} viewBox="0 0 16 16">
          <path d={path} strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round" />
        </symbol>
      ))}
    </svg>
  );
}

export function Sign({ name }: { name: SignName }) {
  return (
    <svg className={`${styles.sign} ${styles[name]}`} aria-hidden="true">
      <use href={`#sign-${name}`} />
    </svg>
  );
}
