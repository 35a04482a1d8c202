import { FORM } from '../../words/form.ts';
import { SHELL } from '../../words/shell.ts';
import { Go } from '../address.tsx';
import type { ScreenProps } from '../screens.ts';
import { Refusal } from '../ui/Refusal.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryList } from './EntryList.tsx';
import { NewEntry } from './NewEntry.tsx';

/** `/form?file=…&at=a/b/c`: a small file whole; of a long one the list of its entries, or one entry. `add` begins a new one. */
export function FormScreen({ params }: ScreenProps) {
  const { t } = useWords();
  const { file } = params;
  if (file)
    return (
      <OpenedForm
        key={file}
        file={file}
        place={params['then'] ?? params['at'] ?? ''}
        wantsNew={'add' in params || 'then' in params}
      />
    );
  return (
    <>
      <h1>{t(FORM.find)}</h1>
      <Go to={{ screen: 'browse', params: {} }}>{t(SHELL.find)}</Go>
    </>
  );
}

function OpenedForm({ file, place, wantsNew }: { file: string; place: string; wantsNew: boolean }) {
  const { t } = useWords();
  const at = place === '' ? [] : place.split('/');
  const { data, refused, isAsking, again } = useCall('form/open', { file, at });
  if (refused || !data)
    return (
      <>
        <h1>{refused ? file : t(SHELL.loading)}</h1>
        <Refusal of={refused} />
      </>
    );
  const key = `${data.at.join('/')} ${place}`;
  if (data.value !== undefined)
    return <EntryForm key={key} open={data} isAsking={isAsking} again={again} wantsNew={wantsNew} />;
  return wantsNew ? <NewEntry key={key} open={data} again={again} /> : <EntryList key={key} open={data} />;
}
