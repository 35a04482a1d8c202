import { FILES } from '../../words/files.ts';
import { Button } from '../ui/Button.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useWork } from '../use-work.ts';
import { useWords } from '../words.tsx';

/** The next free name after one that is taken. @example secondName('rules-2') // 'rules-3' */
export function secondName(name: string): string {
  const [, stem = name, number = '1'] = /^(.*?)(?:-(\d{1,2}))?$/.exec(name) ?? [];
  return `${stem}-${Number(number) + 1}`;
}

/** Sends something once; what is refused is said, and under a taken name the editor decides. */
export function useSending(rename: () => void) {
  const { t } = useWords();
  const { work: run, isBusy, refused, setRefused } = useWork();
  const refusal = (replace: () => void) => (
    <>
      <Refusal of={refused} />
      {refused?.code === 'name-taken' && (
        <p>
          <Button variant="danger" onClick={replace}>
            {t(FILES.replace)}
          </Button>{' '}
          <Button
            onClick={() => {
              setRefused(undefined);
              rename();
            }}
          >
            {t(FILES.keepBoth)}
          </Button>
        </p>
      )}
    </>
  );
  return { isBusy, run, refuse: setRefused, refusal };
}
