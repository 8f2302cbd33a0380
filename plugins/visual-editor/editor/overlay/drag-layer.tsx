import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { labelOf, nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { dropSentence } from '@/plugins/visual-editor/editor/drag/drop-sentence'
import type { DropTarget } from '@/plugins/visual-editor/editor/drag/drop-target'
import { lockedIds } from '@/plugins/visual-editor/editor/drag/measure-page'
import styles from '@/plugins/visual-editor/editor/overlay/overlay.module.css'
import { useBlockRect } from '@/plugins/visual-editor/editor/overlay/use-block-rect'
import { BlockThumb } from '@/plugins/visual-editor/editor/panels/block-thumb'
import { permissionsOf } from '@/plugins/visual-editor/editor/placement'
import { Lock } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import type { Drag } from '@/plugins/visual-editor/editor/state/ui-store'
import { rootId } from '@/src/core/page-document/schema'

/** A drag as it is seen: where it would land, what stays shut, the block at the pointer. */
export function DragLayer({ drag }: { drag: Drag }) {
  const { engine, blocks, elements } = useBuilder()
  const document = engine.document()
  const locked = useMemo(() => lockedIds(document, blocks), [document, blocks])
  const { source, pointer, target } = drag
  const type = source.kind === 'new' ? source.type : (document.nodes[source.id]?.type ?? '')
  const host = elements.stage?.closest<HTMLElement>('[data-builder]')

  return (
    <>
      {locked.map((id) => (
        <ForbiddenArea key={id} id={id} />
      ))}
      {target && <TargetMark target={target} />}
      {host &&
        createPortal(
          <>
            <div
              className={styles.ghost}
              style={{
                transform: `translate(${pointer.x + 12}px, ${pointer.y + 12}px) rotate(-2deg)`,
              }}
            >
              <BlockThumb type={type} />
              {labelOf(blocks, type)}
            </div>
            <div className={`${shell.chrome} ${styles.keyHint}`}>
              <kbd>Esc</kbd> Put it back
            </div>
          </>,
          host,
        )}
    </>
  )
}

function ForbiddenArea({ id }: { id: string }) {
  const { engine, blocks } = useBuilder()
  const rect = useBlockRect(id)
  return (
    rect && (
      <div className={styles.forbidden} style={rect}>
        <span className={styles.forbiddenTag}>
          <Lock size={16} aria-hidden />
          {permissionsOf(blocks, engine.document(), id).lockedReason}
        </span>
      </div>
    )
  )
}

function TargetMark({ target }: { target: DropTarget }) {
  const { engine, blocks } = useBuilder()
  const document = engine.document()
  const { parentId, axis, line } = target
  const parentRect = useBlockRect(parentId === rootId ? null : parentId)
  return (
    <>
      {parentRect && (
        <div className={`${styles.outline} ${styles.target}`} style={parentRect}>
          <span className={styles.nameTag} data-inside="true">
            {nameOf(blocks, document, parentId)}
          </span>
        </div>
      )}
      <div
        className={styles.dropLine}
        data-axis={axis}
        style={{
          left: line.left,
          top: line.top,
          width: line.right - line.left,
          height: line.bottom - line.top,
        }}
      >
        <span className={styles.dropSentence} data-testid="drop-line">
          {dropSentence(blocks, document, target)}
        </span>
      </div>
    </>
  )
}
