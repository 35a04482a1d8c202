/** The address of a map of India that looks for a place. @example mapHref('Kota, Rajasthan') */
export function mapHref(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
