import { useEffect } from 'react';
import { PAGE } from '../../words/page.ts';
import { Go } from '../address.tsx';
import { Button } from '../ui/Button.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useWords } from '../words.tsx';
import css from './SaveBar.module.css';
import type { SaveState } from './use-page-edit.ts';

/** Saving, always in sight, and by Ctrl+S. */
export function SaveBar({
  page,
  state,
  isChanged,
  onSave,
  onLoadAgain,
  onSentence,
}: {
  page: string;
  state: SaveState;
  isChanged: boolean;
  onSave: () => Promise<void>;
  onLoadAgain: () => void;
  onSentence: () => void;
}) {
  const { t } = useWords();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (isChanged && state !== 'saving') void onSave();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isChanged, state, onSave]);
  const refused = typeof state === 'object' && 'refused' in state ? state.refused : undefined;
  return (
    <div className={css.bar}>
      <Refusal of={refused} />
      <div className={css.buttons}>
        <Button variant="primary" disabled={!isChanged || state === 'saving'} onClick={() => void onSave()}>
          {t(state === 'saving' ? PAGE.saving : PAGE.save)}
        </Button>
        <Button onClick={onSentence}>{t(PAGE.sentence)}</Button>
        <Go to={{ screen: 'preview', params: { page } }}>{t(PAGE.see)}</Go>
        {refused?.code === 'changed-elsewhere' && <Button onClick={onLoadAgain}>{t(PAGE.loadAgain)}</Button>}
        <output className={css.state}>{t(messageOf(state, isChanged), countIn(state))}</output>
      </div>
    </div>
  );
}

function messageOf(state: SaveState, isChanged: boolean) {
  if (typeof state === 'object') return 'mend' in state ? PAGE.notSaved : PAGE.unsaved;
  if (isChanged) return PAGE.unsaved;
  if (state === 'confirmed') return PAGE.confirmed;
  return state === 'saved' ? PAGE.saved : PAGE.nothing;
}

function countIn(state: SaveState): Record<string, number> {
  return typeof state === 'object' && 'mend' in state ? { count: state.mend } : {};
}
