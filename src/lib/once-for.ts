/**
 * Makes something from a thing once, for as long as the thing itself is there: what is made from the content of a build is made for the first
 * page that asks, and made anew when the development server has read the content again.
 */
export function onceFor<Thing extends WeakKey, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const known = new WeakMap<Thing, { made: Made }>();
  return (thing) => {
    let found = known.get(thing);
    if (!found) known.set(thing, (found = { made: make(thing) }));
    return found.made;
  };
}
