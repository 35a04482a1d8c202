import { useEffect, useRef, useState } from 'react';
import { PREVIEW } from '../../words/preview.ts';
import { useWords } from '../words.tsx';
import { useFreshFrame } from './use-fresh-frame.ts';
import css from './preview.module.css';

interface Given {
  address: string;
  title: string;
  /** As wide as the page believes its window to be; made smaller where there is less room. */
  width: number;
}

/** A page of the site. It loads itself anew when the draft changes: the development server tells it, and where that was missed, the desk does. */
export function SiteFrame({ address, title, width }: Given) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const watched = box.current;
    if (!watched) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  const { turn, loaded } = useFreshFrame();
  return (
    <section aria-label={title} className={css.frame}>
      <h2>
        {title}{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {t(PREVIEW.tab)}
        </a>
      </h2>
      <div ref={box} className={css.box}>
        <iframe
          key={turn}
          onLoad={loaded}
          src={address}
          title={title}
          // The page must not lead the desk away. It is of another origin than the desk, and cannot free itself.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
