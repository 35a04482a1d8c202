import { TRACT_MAPS } from '../../domain/tract.ts';
import type { Mistake } from '../../files/mistake.ts';
import { say } from '../../messages/say.ts';
import type { Loaded } from '../load.ts';
import { inYaml } from '../place.ts';
import type { Rule } from './rule.ts';

/** The map of the tract: no tile lies on another, and offices stand and weigh at places of their own unit. */
export const theTractCanBeDrawn: Rule = (loaded) => [...tilesOnTiles(loaded), ...unknownPlaces(loaded)];

function tilesOnTiles(loaded: Loaded): Mistake[] {
  const file = `${loaded.root}/office-places.yaml`;
  return TRACT_MAPS.flatMap((units) => {
    const tiles = [...loaded.catalogue.officePlaces].flatMap(([id, { unit, tile, name }]) =>
      unit && tile && units.includes(unit) ? [{ id, name, column: tile[0], row: tile[1] }] : [],
    );
    return tiles.flatMap(({ id, column, row }, index) => {
      const under = tiles.slice(0, index).find((each) => each.row === row && Math.abs(each.column - column) < 1);
      return under ? [inYaml(loaded, file, [id, 'tile'], say('tile-taken', { other: under.name }))] : [];
    });
  });
}

function unknownPlaces(loaded: Loaded): Mistake[] {
  const { root, catalogue, ids } = loaded;
  const { officePlaces, offices } = catalogue;
  const unitOf = (id: string) => {
    const place = officePlaces.get(id);
    return place?.unit ?? officePlaces.get(place?.district ?? '')?.unit;
  };
  return [...offices].flatMap(([id, { unit, seat, weighing = [] }]) => {
    const named = [
      ...(seat === undefined ? [] : [{ place: seat, path: ['seat'] }]),
      ...weighing.map(({ place }, index) => ({ place, path: ['weighing', index, 'place'] })),
    ];
    return named
      .filter(({ place }) => !ids.officePlaces.has(place) || (unitOf(place) ?? unit) !== unit)
      .map(({ place, path }) =>
        inYaml(
          loaded,
          `${root}/offices.yaml`,
          [id, ...path],
          say('no-such-place', { id: place, unit, file: `${root}/office-places.yaml` }),
        ),
      );
  });
}
