import { nowInIndia } from '../../../lib/indian-date.ts';
import type { Card } from './card.ts';
import type { LiveFile, LiveRecord, SentCard } from './card-file.ts';
import { cardOf } from './make-card.ts';

const MOST_ROWS = 4;

/** A card that depends on the moment at which it is asked for, in Indian time. */
export function liveCard(sent: SentCard, file: LiveFile, now: string = nowInIndia()): Card | undefined {
  switch (sent.live) {
    case 'month-step': {
      const month = file.months[Number(now.slice(5, 7)) - 1];
      return month && cardOf(sent, month, {});
    }
    case 'open-tenders':
      return recordsCard(sent, file.tenders, now);
    case 'upcoming-events':
      return recordsCard(sent, file.events, now);
    default: {
      const { notification } = file;
      return notification ? cardOf(sent, notification, notification) : nothing(sent);
    }
  }
}

function recordsCard(sent: SentCard, records: LiveRecord[], now: string): Card | undefined {
  const open = records.filter(({ until }) => now < until);
  if (open.length === 0) return nothing(sent);
  const card = cardOf(sent, { count: String(open.length) }, {});
  return card && { ...card, rows: open.slice(0, MOST_ROWS) };
}

function nothing({ none, ...sent }: SentCard): Card | undefined {
  return none === undefined ? undefined : cardOf({ ...sent, title: none, text: undefined }, {}, {});
}
