/** The things with these ids, in their own order; all of them while none is chosen. */
export function chosenOf<Thing extends { id: string }>(
  things: readonly Thing[],
  ids: readonly string[],
): readonly Thing[] {
  return ids.length === 0 ? things : things.filter(({ id }) => ids.includes(id))
}
