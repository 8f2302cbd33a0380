import type { TextFormatType } from '@payloadcms/richtext-lexical/lexical'
import type { EditorConfig } from '@/plugins/rich-text/kit/editor-config'
import type { ListKind, TextKind } from '@/plugins/rich-text/toolbar/block-kinds'

/** How Payload's features name what the toolbar, its keys and the slash menu offer by themselves. */
const itemOf: Readonly<Record<TextKind | ListKind, string>> = {
  paragraph: 'paragraph',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  quote: 'blockquote',
  bullet: 'unorderedList',
  number: 'orderedList',
  check: 'checklist',
}

/** What the features of a text let it have. */
export type Offered = {
  hasKind: (kind: TextKind | ListKind) => boolean
  hasMark: (mark: TextFormatType) => boolean
  hasAlignment: boolean
  hasLinks: boolean
  /** Fonts, sizes and colours. */
  hasStyles: boolean
}

export function offeredBy({ features }: EditorConfig): Offered {
  const { enabledFeatures, enabledFormats, toolbarFixed } = features
  const items = new Set(toolbarFixed.groups.flatMap((group) => group.items.map(({ key }) => key)))
  return {
    hasKind: (kind) => items.has(itemOf[kind]),
    hasMark: (mark) => enabledFormats.includes(mark),
    hasAlignment: items.has('alignLeft'),
    hasLinks: enabledFeatures.includes('links'),
    hasStyles: enabledFeatures.includes('marks'),
  }
}
