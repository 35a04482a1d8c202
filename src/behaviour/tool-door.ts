import { data } from '../lib/dom';

/** An address that was shared when the tool still stood on this page leads on to the tool, with its choice. */
export function followToTool(door: HTMLAnchorElement): void {
  const query = new URLSearchParams(location.search);
  if (
    data(door, 'toolFields')
      .split(' ')
      .some((field) => query.has(field))
  )
    location.replace(door.pathname + location.search);
}
