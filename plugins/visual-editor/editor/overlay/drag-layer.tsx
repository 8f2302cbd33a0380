import { useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { labelOf, nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, usePage } from '@/plugins/visual-editor/editor/builder-context'
import { dropLabel } from '@/plugins/visual-editor/editor/drag/drop-rules'
import type { DropTarget, Point } from '@/plugins/visual-editor/editor/drag/drop-target'
import { boxOf } from '@/plugins/visual-editor/editor/drag/drop-target'
import {
  type ForbiddenZone,
  forbiddenZones,
} from '@/plugins/visual-editor/editor/drag/forbidden-zones'
import { sourceStyle } from '@/plugins/visual-editor/editor/drag/source-style'
import styles from '@/plugins/visual-editor/editor/overlay/overlay.module.css'
import { useBlockRect } from '@/plugins/visual-editor/editor/overlay/use-block-rect'
import { BlockThumb } from '@/plugins/visual-editor/editor/panels/block-thumb'
import type { Drag, DragSource } from '@/plugins/visual-editor/editor/state/ui-store'
import controls from '@/src/admin/ui/controls.module.css'
import { Lock } from '@/src/admin/ui/icons'
import { rootId } from '@/src/core/page-document/schema'

/** A drag as it is seen: where it would land, what stays shut, the block at the pointer. */
export function DragLayer({ drag: { source, start, over, target } }: { drag: Drag }) {
  const { blocks, elements } = useBuilder()
  const page = usePage()
  const closed = useMemo(() => forbiddenZones(page, blocks), [page, blocks])
  const host = elements.stage?.closest<HTMLElement>('[data-builder]')
  const movedId = source.kind === 'move' ? source.id : null

  return (
    <>
      {closed.map((area) => area.id !== movedId && <ForbiddenArea key={area.id} area={area} />)}
      {movedId && <LiftedBlock id={movedId} />}
      {target && over === 'page' && <TargetMark target={target} movedId={movedId} />}
      {host &&
        createPortal(
          <>
            <Ghost source={source} start={start} isSmall={over === 'layers'} />
            <div className={`${controls.chrome} ${styles.keyHint}`}>
              <kbd>Esc</kbd> Put it back
            </div>
          </>,
          host,
        )}
    </>
  )
}

type GhostProps = {
  source: DragSource
  start: Point
  /** Leaves the rows of a list readable. */
  isSmall: boolean
}

/** Follows the pointer by itself, so that nothing else is drawn again while it moves. */
function Ghost({ source, start, isSmall }: GhostProps) {
  const { blocks, engine } = useBuilder()
  const ghost = useRef<HTMLDivElement>(null)
  const { type = '', name } = sourceStyle(source, blocks, engine.document())

  useEffect(() => {
    const follow = (point: Point) => {
      if (ghost.current) {
        ghost.current.style.transform = `translate(${point.x + 12}px, ${point.y + 12}px) rotate(-2deg)`
      }
    }
    follow(start)
    const onMove = ({ clientX, clientY }: PointerEvent) => follow({ x: clientX, y: clientY })
    window.addEventListener('pointermove', onMove)
    return () => window.removeEventListener('pointermove', onMove)
  }, [start])

  return (
    <div className={styles.ghost} ref={ghost} data-small={isSmall}>
      {!isSmall && <BlockThumb type={type} />}
      {source.kind === 'section' ? name : labelOf(blocks, type)}
    </div>
  )
}

function LiftedBlock({ id }: { id: string }) {
  const rect = useBlockRect(id)
  return rect && <div className={styles.lifted} style={rect} />
}

function ForbiddenArea({ area: { id, reason } }: { area: ForbiddenZone }) {
  const rect = useBlockRect(id)
  return (
    rect && (
      <div className={styles.forbidden} style={rect}>
        <span className={styles.forbiddenTag}>
          <Lock size={16} aria-hidden />
          {reason}
        </span>
      </div>
    )
  )
}

function TargetMark({ target, movedId }: { target: DropTarget; movedId: string | null }) {
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
      <div className={styles.dropLine} data-axis={axis} style={boxOf(line)}>
        <span className={styles.dropLabel} data-testid="drop-line">
          {dropLabel(blocks, document, target, { axis, movedId })}
        </span>
      </div>
    </>
  )
}
