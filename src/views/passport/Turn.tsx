import { substancePath } from '../../addresses/letters';
import turn from '../../frame/ChapterTurn.module.css';
import type { Lang } from '../../language/lang';
import type { Substance } from '../../schemas/substance';
import { translator } from '../../words/strings';

/** The way to the substances before and after this one. */
export function Turn({ substance, rows, lang }: { substance: Substance; rows: Substance[]; lang: Lang }) {
  const t = translator(lang);
  const place = rows.indexOf(substance);
  const [previous, next] = [rows[place - 1], rows[place + 1]];
  return (
    <nav className={turn.turn} aria-label={t('passport.turn')} data-print="hide">
      {previous && (
        <a href={substancePath(previous.id, lang)} rel="prev">
          <span>{t('guide.previous')}</span> {previous.name[lang]}
        </a>
      )}
      {next && (
        <a href={substancePath(next.id, lang)} rel="next" className={turn.next}>
          <span>{t('guide.next')}</span> {next.name[lang]}
        </a>
      )}
    </nav>
  );
}
