import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import type { EditorConfig } from '@/plugins/rich-text/kit/editor-config'
import { dynamicItems, ItemFace, type ShownItem } from '@/plugins/rich-text/kit/menu-items'
import { findInserts } from '@/plugins/rich-text/slash/find-inserts'
import { FindList } from '@/plugins/rich-text/toolbar/find-list'

type Props = {
  editor: LexicalEditor
  config: EditorConfig
  offered: readonly ShownItem[]
  anchor: () => Element | null
  onInsert: (item: ShownItem) => void
  onClose: () => void
}

/** What is offered, found by typing. */
export function InsertList({ editor, config, offered, anchor, onInsert, onClose }: Props) {
  const find = (typed: string) => [
    ...(typed ? dynamicItems(config, editor, typed) : []),
    ...findInserts(offered, typed),
  ]
  return (
    <FindList
      names={{ dialog: 'Insert', field: 'Find what to insert', list: 'Insert' }}
      find={find}
      keyOf={(item) => item.key}
      anchor={anchor}
      onChoose={onInsert}
      onClose={onClose}
    >
      {(item) => <ItemFace item={item} />}
    </FindList>
  )
}
