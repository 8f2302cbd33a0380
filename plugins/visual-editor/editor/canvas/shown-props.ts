import type { EditorBlock } from '@/blocks/_kit/registry'
import { readProps } from '@/src/core/page-document/props'
import type { PageNode } from '@/src/core/page-document/schema'

/**
 * What a block is drawn with. Words that are being written are not read through again with every
 * pause: the writing tools draw them, and know what is in them.
 */
export function shownProps(
  { definition, editor: { richTextProp } }: EditorBlock,
  props: PageNode['props'],
  isWriting: boolean,
): Record<string, unknown> {
  if (!isWriting || !richTextProp || props[richTextProp] === undefined) {
    return readProps(definition, props)
  }
  const { [richTextProp]: words, ...others } = props
  return { ...readProps(definition, others), [richTextProp]: words }
}

/** What can be set beside a block: all but its words. */
export function settingsOf(
  { definition, editor: { richTextProp } }: EditorBlock,
  props: PageNode['props'],
): Record<string, unknown> {
  const { [richTextProp ?? '']: _, ...settings } = props
  return readProps(definition, settings)
}
