import type { Door } from '../../schemas/home';

/** Line drawings of 32 by 32: a poppy capsule, a crate, a pair of scales, an open letter, an identity card. */
const PATHS: Record<Door, string> = {
  cultivators:
    'M16 30V19M16 19c-5 0-7-3.5-7-7s3-6 7-6 7 2.5 7 6-2 7-7 7ZM10 6l2-3.5 4 2 4-2 2 3.5ZM16 28c1-4 4-6 8-6-1 4-4 6-8 6Z',
  trade: 'M4 10.5 16 5l12 5.5v12L16 28 4 22.5ZM4 10.5 16 16l12-5.5M16 16v12M10 7.75l12 5.5V18',
  employees: 'M4 7h24v18H4ZM11 16a3 3 0 1 0-.01 0ZM6.5 22c.5-5 8.5-5 9 0M18.5 13H25M18.5 18H25',
  public: 'M16 4v24M10 28h12M5 9h22M8 9l-4 9h8ZM24 9l-4 9h8ZM4 18c0 5 8 5 8 0M20 18c0 5 8 5 8 0',
  rti: 'M4 8h24v17H4ZM4 8l12 10L28 8M4 25l9-9M28 25l-9-9',
};

/** Drawing for a door of the front page. Decorative: the words beside it say the same. */
export function DoorIcon({ door }: { door: Door }) {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d={PATHS[door]} />
    </svg>
  );
}
