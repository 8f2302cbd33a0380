import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { dropSentence } from '@/plugins/visual-editor/editor/drag/drop-sentence'
import styles from '@/plugins/visual-editor/editor/layers/layers.module.css'

/** Where in the list a dragged block would land: a line between rows, or the row it goes into. */
export function LayerDropMark() {
  const { blocks, engine } = useBuilder()
  const drag = useUi((state) => state.drag)
  if (!drag?.target || drag.over !== 'layers') {
    return null
  }
  const { line } = drag.target
  const movedId = drag.source.kind === 'move' ? drag.source.id : null
  return (
    <div
      className={styles.dropMark}
      data-into={line.bottom > line.top}
      style={{
        left: line.left,
        top: line.top,
        width: line.right - line.left,
        height: line.bottom - line.top,
      }}
    >
      <span className={styles.dropSentence} data-testid="drop-line">
        {dropSentence(blocks, engine.document(), drag.target, { movedId })}
      </span>
    </div>
  )
}
