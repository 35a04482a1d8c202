import { type ComponentProps, useLayoutEffect, useRef } from 'react';

/** A text that grows with its words, so that a page reads like a page. */
export function GrowingText(props: ComponentProps<'textarea'>) {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = box.current;
    // Browsers that grow it by themselves need no help.
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight + 2}px`;
  });
  return <textarea rows={1} {...props} ref={box} />;
}
