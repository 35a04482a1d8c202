import { Doubt } from '../../components/prose/Doubt';
import { doubtId } from '../../domain/page-notes';
import type { ConfirmableField } from '../../schemas/substance';
import type { Passport } from './passport';

/** The sign at a part of a substance that is not confirmed. */
export function PartDoubt({ part, passport }: { part: ConfirmableField; passport: Passport }) {
  const { lang, substance, words } = passport;
  if (!substance.toConfirm.includes(part)) return null;
  return <Doubt about={doubtId('substance', substance.id)} what={words.parts[part]} lang={lang} />;
}
