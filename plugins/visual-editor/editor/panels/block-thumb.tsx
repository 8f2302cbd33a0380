import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { blockDrawings } from '@/plugins/visual-editor/editor/panels/block-drawings'
import styles from '@/plugins/visual-editor/editor/panels/block-thumb.module.css'
import { blockIcon } from '@/src/admin/ui/icons'

/** What a block looks like, in small; blocks without a drawing show their icon. */
export function BlockThumb({ type }: { type: string }) {
  const { blocks } = useBuilder()
  const drawing = blockDrawings[type]
  const Icon = blockIcon(blocks.get(type)?.editor.icon ?? '')
  return drawing ? (
    <svg className={styles.thumb} viewBox="0 0 112 60" aria-hidden="true">
      {drawing}
    </svg>
  ) : (
    <span className={styles.thumb}>
      <Icon size={24} aria-hidden />
    </span>
  )
}
