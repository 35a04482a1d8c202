import type { Lang } from '../../language/lang';
import type { RecordOf } from '../../schemas/record';
import type { DrugAmount } from '../../schemas/release';
import { formatAmount } from '../../words/format-amount';
import { translator } from '../../words/strings';
import { Particular } from './Particular';

/** Where something happened, and what was seized or destroyed. */
export function ReleaseParticulars({ release, lang }: { release: RecordOf<'media-releases'>; lang: Lang }) {
  const t = translator(lang);
  const { place, state, seized, destroyed } = release;
  const where = [place?.[lang], state && t(`state.${state}`)].filter(Boolean).join(', ');
  return (
    <>
      <Particular label={t('register.place')}>{where}</Particular>
      <Particular label={t('register.seized')}>{seized && <Amounts amounts={seized} lang={lang} />}</Particular>
      <Particular label={t('register.destroyed')}>
        {destroyed && <Amounts amounts={destroyed} lang={lang} />}
      </Particular>
    </>
  );
}

function Amounts({ amounts, lang }: { amounts: DrugAmount[]; lang: Lang }) {
  return amounts.map((amount, index) => <p key={index}>{formatAmount(amount, lang)}</p>);
}
