import { type BlockRegistry, nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { canonicalJson } from '@/src/core/json'
import type { PageChanges } from '@/src/core/page-document/compare'
import type { PageDocument } from '@/src/core/page-document/schema'
import type { EditedTheme } from '@/src/core/theme/edited-theme'

type ChangeKind = keyof PageChanges
export type ChangeWord = { id: string; kind: ChangeKind; name: string }

export const changeLabels: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  changed: 'Changed',
  moved: 'Moved',
  removed: 'Removed',
}

const order: readonly ChangeKind[] = ['added', 'changed', 'moved', 'removed']

/** The changes from one page to another, each with the name that its block goes by. */
export function describeChange(
  changes: PageChanges,
  { blocks, before, after }: { blocks: BlockRegistry; before: PageDocument; after: PageDocument },
): ChangeWord[] {
  return order.flatMap((kind) =>
    changes[kind].map((id) => ({
      id,
      kind,
      name: nameOf(blocks, kind === 'removed' ? before : after, id),
    })),
  )
}

/** `2 blocks added, 1 changed`. */
export function countWords(counts: Readonly<Record<ChangeKind, number>>): string {
  const [first, ...others] = order.filter((kind) => counts[kind] > 0)
  if (!first) {
    return 'Same blocks'
  }
  const words = (kind: ChangeKind) => changeLabels[kind].toLowerCase()
  const noun = counts[first] === 1 ? 'block' : 'blocks'
  return [
    `${counts[first]} ${noun} ${words(first)}`,
    ...others.map((kind) => `${counts[kind]} ${words(kind)}`),
  ].join(', ')
}

export const themeNames: Readonly<Record<Exclude<keyof EditedTheme, 'logo'>, string>> = {
  colors: 'Colours',
  cornerRadius: 'Round corners',
  fontFamily: 'Font',
  logoId: 'Logo',
  avatarId: 'Picture of you',
  headerLinks: 'Links in the header',
  socialLinks: 'Social links',
  pluginSettings: 'Settings of plugins',
}

export const colourNames: Readonly<Record<keyof EditedTheme['colors'], string>> = {
  primary: 'Main colour',
  textPrimary: 'Words on buttons',
  background: 'Background',
  text: 'Text',
}

/** What of the theme is different from one state to another. */
export function themeChangeLabels(before: EditedTheme, after: EditedTheme): ChangeWord[] {
  return (Object.keys(themeNames) as (keyof typeof themeNames)[])
    .filter((id) => canonicalJson(before[id]) !== canonicalJson(after[id]))
    .map((id) => ({ id, kind: 'changed', name: themeNames[id] }))
}
