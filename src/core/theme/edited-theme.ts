import { shownHeaderLinks } from '@/src/core/theme/links'
import type { Theme } from '@/src/core/theme/schema'

/** A theme being edited: what visitors would see of it, and which pictures it is made of. */
export type EditedTheme = Theme & {
  /** Media ids; '' for none. */
  logoId: string
  avatarId: string
}

/** What the blocks of a page get to see of it. */
export function shownTheme(edited: EditedTheme): Theme {
  const headerLinks = shownHeaderLinks(edited.headerLinks)
  return headerLinks.length === edited.headerLinks.length ? edited : { ...edited, headerLinks }
}
