import type { ReactNode } from 'react';
import type { Lang } from '../../i18n/lang';
import { RouteLink } from './RouteLink';

/** The components that prose in `content/pages/` may use, set to one language. */
export function partsIn(lang: Lang) {
  return {
    RouteLink: (props: { to: string; children: ReactNode }) => <RouteLink lang={lang} {...props} />,
  };
}
