import { useState } from 'react';
import { PAGE } from '../../words/page.ts';
import { SHELL } from '../../words/shell.ts';
import { Go } from '../address.tsx';
import type { ScreenProps } from '../screens.ts';
import { Refusal } from '../ui/Refusal.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import { PageEditor } from './PageEditor.tsx';
import { Picker } from './Picker.tsx';

/** `/page?page=opium/Policy&lang=hi&line=12`: one page in both languages. */
export function PageScreen({ params }: ScreenProps) {
  return params['page'] ? <OpenedPage page={params['page']} params={params} /> : <ChoosePage />;
}

function OpenedPage({ page, params }: { page: string } & ScreenProps) {
  const { t } = useWords();
  const opened = useCall('page/open', { page });
  const palette = useCall('page/palette', {});
  // A page that is loaded anew is a new editor: nothing of what was typed before is left.
  const { data } = opened;
  if (data && palette.data)
    return (
      <PageEditor
        key={`${data.en.hash} ${data.hi.hash}`}
        opened={data}
        palette={palette.data}
        params={params}
        onLoadAgain={opened.again}
      />
    );
  return (
    <>
      <h1>{opened.refused ? page : t(SHELL.loading)}</h1>
      <Refusal of={opened.refused ?? palette.refused} />
    </>
  );
}

function ChoosePage() {
  const { t } = useWords();
  const { data, refused } = useCall('page/choices', { kind: 'route' });
  const [page, setPage] = useState('');
  return (
    <>
      <h1>{t(PAGE.choose)}</h1>
      <Refusal of={refused} />
      <Picker label={t(PAGE.choose)} choices={data?.choices ?? []} value={page} onChange={setPage} />
      {page && (
        <p>
          <Go to={{ screen: 'page', params: { page } }}>{t(PAGE.open)}</Go>
        </p>
      )}
    </>
  );
}
