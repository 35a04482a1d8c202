/** The site's own mark: a poppy capsule in a ring. Decorative wherever the bureau's name stands beside it. */
export function Mark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="30" fill="none" stroke="currentColor" strokeWidth="2" />
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M32 46.5V58" />
        <path d="M32 56c-4.5-6-9-7.5-13.5-7.5 1 4.5 6 8 13.5 7.5ZM32 56c4.5-6 9-7.5 13.5-7.5-1 4.5-6 8-13.5 7.5Z" />
        <path d="M32 21.5c-8.5 0-12.5 6-12.5 12.5S25 46.5 32 46.5 44.5 40.5 44.5 34 40.5 21.5 32 21.5Z" />
        <path d="M26.5 24c-3 6-3 15 1 21.5M37.5 24c3 6 3 15-1 21.5M32 22v24" strokeWidth="1.5" />
      </g>
      <path d="M20.5 21.5h23l2.5-7-6 2.5-3.5-6-4.5 5-4.5-5-3.5 6-6-2.5Z" fill="var(--mark-crown, currentColor)" />
    </svg>
  );
}
