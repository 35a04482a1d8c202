import styles from './HomeView.module.css';

/** Where each poppy of the drawing stands: x, height of the stem, size, and whether it has flowered out. */
const POPPIES = [
  { x: 60, stem: 150, size: 0.9, isCapsule: true },
  { x: 135, stem: 215, size: 1.15, isCapsule: false },
  { x: 215, stem: 170, size: 1, isCapsule: true },
  { x: 300, stem: 245, size: 1.2, isCapsule: true },
  { x: 385, stem: 190, size: 1, isCapsule: false },
  { x: 455, stem: 140, size: 0.85, isCapsule: true },
];

/** Line drawing behind the front page's first words: a row of poppies. Decorative. */
export function PoppyField() {
  return (
    <svg
      className={styles.field}
      viewBox="0 0 520 320"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      {POPPIES.map(({ x, stem, size, isCapsule }) => (
        <g key={x} transform={`translate(${x} ${320 - stem})`}>
          <path className={styles.stem} d={`M0 0c-4 ${stem / 3} 5 ${stem / 1.6} 0 ${stem}`} />
          <path className={styles.stem} d={`M1 ${stem * 0.72}c14-14 20-30 17-46-14 10-19 26-17 46Z`} />
          <g transform={`scale(${size})`}>
            {isCapsule ? (
              <>
                <path className={styles.capsule} d="M0-40c-15 0-21 11-21 22S-11 3 0 3s21-10 21-21S15-40 0-40Z" />
                <path className={styles.stem} d="M-9-37c-6 12-5 27 2 38M9-37c6 12 5 27-2 38" />
                <path className={styles.crown} d="M-18-40h36l5-11-10 4-6-9-7 8-7-8-6 9-10-4Z" />
              </>
            ) : (
              <>
                <path
                  className={styles.petal}
                  d="M-33-36C-40-8-22 4 0 4s40-12 33-40c-9 7-17 5-21-4-7 8-17 8-24 0-4 9-12 11-21 4Z"
                />
                <path className={styles.fold} d="M-12-40c-1 16 4 32 12 43 8-11 13-27 12-43" />
              </>
            )}
          </g>
        </g>
      ))}
    </svg>
  );
}
