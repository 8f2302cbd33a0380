/** Options of every read for visitors: the system's rights, flat documents, nothing counted. */
export const visitorRead = {
  depth: 0,
  pagination: false,
  overrideAccess: true,
} as const

/** Without the title that a theme has in the admin, which is read from its site. */
export const themeFields = { shownAs: false } as const

/** Id of a relation, whether it is populated or not; null when it is empty. */
export function idOf(relation: string | { id: string } | null | undefined): string | null {
  return typeof relation === 'object' && relation !== null ? relation.id : (relation ?? null)
}

export function idsOf(
  relations: readonly (string | { id: string })[] | null | undefined,
): string[] {
  return (relations ?? []).flatMap((relation) => idOf(relation) ?? [])
}
