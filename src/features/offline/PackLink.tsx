import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Pack } from '../../schemas/pack';
import { offlinePath } from '../../addresses/offline';

/** Leads from a page to the pack it belongs to. */
export function PackLink({ id, pack, lang }: { id: string; pack: Pack; lang: Lang }) {
  return (
    <p data-print="hide">
      <a href={`${offlinePath(lang)}#${id}`}>
        {fill(translator(lang)('offline.packLink'), { title: pack.title[lang] })}
      </a>
    </p>
  );
}
