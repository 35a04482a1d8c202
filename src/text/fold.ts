/** Small letters, without the dot under Devanagari letters, so that अफ़ीम finds अफीम. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u093C/g, '')
    .normalize('NFC');
}
