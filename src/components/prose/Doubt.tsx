import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { DoubtMark } from '../../ui/DoubtMark';
import { translator } from '../../words/strings';

/** The sign at a value that is not confirmed; `about` names the doubt, `what` the thing for those who hear it. */
export function Doubt({ about, what, lang }: { about: string; what: string; lang: Lang }) {
  return <DoubtMark about={about} label={fill(translator(lang)('doubt.mark'), { what })} />;
}
