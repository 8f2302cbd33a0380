import type { Insert, RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { InsertFace } from '@/plugins/rich-text/kit/insert-face'
import { findInserts } from '@/plugins/rich-text/slash/find-inserts'
import { FindList } from '@/plugins/rich-text/toolbar/find-list'

type Props = {
  features: readonly RichTextFeature[]
  offered: readonly Insert[]
  anchor: () => Element | null
  onInsert: (insert: Insert) => void
  onClose: () => void
}

/** What is offered, found by typing. */
export function InsertList({ features, offered, anchor, onInsert, onClose }: Props) {
  const host = useRichTextHost()
  const find = (typed: string) => [
    ...features.flatMap(({ insertsFor }) => (typed && insertsFor?.(typed, host)) || []),
    ...findInserts(offered, typed),
  ]
  return (
    <FindList
      names={{ dialog: 'Insert', field: 'Find what to insert', list: 'Insert' }}
      find={find}
      keyOf={(insert) => insert.id}
      anchor={anchor}
      onChoose={onInsert}
      onClose={onClose}
    >
      {(insert) => <InsertFace insert={insert} />}
    </FindList>
  )
}
