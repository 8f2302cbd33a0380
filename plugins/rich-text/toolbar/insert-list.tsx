import { ItemFace, type ShownItem } from '@/plugins/rich-text/kit/menu-items'
import { FindList } from '@/plugins/rich-text/toolbar/find-list'

type Props = {
  find: (typed: string) => readonly ShownItem[]
  anchor: () => Element | null
  onInsert: (item: ShownItem) => void
  onClose: () => void
}

/** What is offered, found by typing. */
export function InsertList({ find, anchor, onInsert, onClose }: Props) {
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
