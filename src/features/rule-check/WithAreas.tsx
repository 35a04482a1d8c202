/** Words with empty places for areas, `{licensed}`, which the script fills in. */
export function WithAreas({ text }: { text: string }) {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : <span key={index} data-area={part} />));
}
