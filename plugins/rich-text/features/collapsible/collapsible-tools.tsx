import {
  $addUpdateTag,
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { ListCollapse } from 'lucide-react'
import {
  $containerOf,
  $isContainer,
} from '@/plugins/rich-text/features/collapsible/collapsible-nodes'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { useReading } from '@/plugins/rich-text/kit/use-reading'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'

type Found = { key: string; isOpen: boolean } | null

/** Whether visitors find the container open, while the caret is in one. */
export function CollapsibleTools({ editor }: WritingProps) {
  const found = useReading(editor, $findContainer)
  if (!found) {
    return null
  }
  const toggle = () =>
    editor.update(() => {
      $addUpdateTag(SKIP_DOM_SELECTION_TAG)
      const node = $getNodeByKey(found.key)
      if ($isContainer(node)) {
        node.setOpen(!found.isOpen)
      }
    })
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Open for visitors"
      title="Open for visitors"
      aria-pressed={found.isOpen}
      onClick={toggle}
    >
      <ListCollapse size={18} aria-hidden />
    </button>
  )
}

function $findContainer(): Found {
  const selection = $getSelection()
  const container = $isRangeSelection(selection) ? $containerOf(selection.anchor.getNode()) : null
  return container && { key: container.getKey(), isOpen: container.isOpen() }
}
