import { type ComponentProps, createContext, type MouseEvent, use, useEffect, useMemo, useState } from 'react';
import { addressOf, type Place, placeOf } from '../model/screen-of.ts';

interface Address {
  place: Place;
  /** Goes to a screen; `replace` leaves no step to come back to. */
  go: (place: Place, options?: { replace?: boolean }) => void;
}

const AddressContext = createContext<Address | undefined>(undefined);

/** What would be lost: asked before any screen is left. */
const guards = new Set<() => boolean>();
const LEAVE = 'What you typed on this screen is not saved. Leave it?\nइस स्क्रीन पर लिखा हुआ सहेजा नहीं गया है। फिर भी छोड़ें?';

/** Asks before the screen is left while something is unsaved. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const guard = () => true;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    guards.add(guard);
    addEventListener('beforeunload', stay);
    return () => {
      guards.delete(guard);
      removeEventListener('beforeunload', stay);
    };
  }, [isUnsaved]);
}

export function AddressProvider({ children }: { children: React.ReactNode }) {
  const [place, setPlace] = useState(() => placeOf(new URL(location.href)));
  useEffect(() => {
    const follow = () => setPlace(placeOf(new URL(location.href)));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const address = useMemo<Address>(
    () => ({
      place,
      go: (next, { replace = false } = {}) => {
        // oxlint-disable-next-line no-alert -- the one question that must not be missed
        if (!replace && guards.size > 0 && !confirm(LEAVE)) return;
        history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(next));
        setPlace(next);
        if (!replace) scrollTo(0, 0);
      },
    }),
    [place],
  );
  return <AddressContext value={address}>{children}</AddressContext>;
}

export function useAddress(): Address {
  const address = use(AddressContext);
  if (!address) throw new Error('useAddress needs AddressProvider');
  return address;
}

/** A link to a screen of the desk. */
export function Go({ to, children, ...rest }: { to: Place } & Omit<ComponentProps<'a'>, 'href'>) {
  const { go } = useAddress();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...rest} href={addressOf(to)} onClick={follow}>
      {children}
    </a>
  );
}
