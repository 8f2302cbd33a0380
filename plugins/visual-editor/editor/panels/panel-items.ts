import type { EditorBlock } from '@/blocks/_kit/registry'
import type { Panel } from '@/plugins/visual-editor/editor/state/ui-store'
import { Braces, File, Layers, type LucideIcon, Mail, Palette, Plus } from '@/src/admin/ui/icons'

type PanelItem = {
  label: string
  icon: LucideIcon
  /** What it holds stands where the settings are while there is room for them. */
  isForNarrow?: true
}

/** The panels beside the document, as the rail and the keys Alt+1, Alt+2, … name them. */
export const panelItems: Readonly<Record<Panel, PanelItem>> = {
  add: { label: 'Add', icon: Plus },
  layers: { label: 'Layers', icon: Layers },
  pages: { label: 'Pages', icon: File },
  theme: { label: 'Theme', icon: Palette },
  variables: { label: 'Variables', icon: Braces },
  subject: { label: 'Subject', icon: Mail, isForNarrow: true },
}

/**
 * Blocks whose name, group or keywords start a word with every word typed. Fixed ones are never
 * offered; the most used come first.
 */
export function findBlocks(blocks: readonly EditorBlock[], query: string): EditorBlock[] {
  const typed = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = blocks.filter(({ definition, editor }) => {
    const { label, group, keywords = [] } = editor
    const words = [label, group, ...keywords].join(' ').toLowerCase().split(/\s+/)
    return (
      group !== 'Fixed' &&
      definition.rules.singleton === undefined &&
      typed.every((part) => words.some((word) => word.startsWith(part)))
    )
  })
  return found.sort((a, b) => rankOf(a) - rankOf(b))
}

const rankOf = ({ editor }: EditorBlock) => editor.rank ?? Number.MAX_SAFE_INTEGER
