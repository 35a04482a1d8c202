import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { AskLink } from '../../content/ask';
import { translator } from '../../words/strings';
import fact from './Fact.module.css';

interface AwaitedYearProps {
  lang: Lang;
  /** Crop years whose values the page shows. */
  shown: string[];
  /** The crop year whose values are not given yet. */
  awaited: string;
  ask: AskLink;
}

/** One line: of which year the figures are, and who can tell those of the present one. */
export function AwaitedYear({ lang, shown, awaited, ask }: AwaitedYearProps) {
  const t = translator(lang);
  return (
    <p data-awaited={awaited}>
      <small>
        {withWholeYears(fill(t('fact.awaited'), { awaited, shown: shown.join(', ') }))}{' '}
        <a href={ask.href}>{ask.label}</a>
      </small>
    </p>
  );
}

/** Browsers may break “2026-27” after the stroke. */
function withWholeYears(text: string) {
  return text.split(/(\d{4}-\d{2})/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={fact.unbroken}>
        {part}
      </span>
    ),
  );
}
