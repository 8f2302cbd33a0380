import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import type { EditorBlock } from '@/blocks/_kit/registry'
import { nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { startSpaceDrag } from '@/plugins/visual-editor/editor/drag/start-space-drag'
import { type Box, belowBar, type Point } from '@/plugins/visual-editor/editor/overlay/avoid-bar'
import styles from '@/plugins/visual-editor/editor/overlay/space-handle.module.css'
import { currentScreen, usePageSize } from '@/plugins/visual-editor/editor/shell/bar/devices'
import type { LayoutStyle } from '@/src/core/page-document/layout/layout'
import { roomyTargets, useMediaQuery } from '@/src/ui/use-media-query.client'

type Props = {
  id: string
  element: HTMLElement
  kind: SpacingProperty
  /** The direction in which dragging makes it larger. */
  axis: 'vertical' | 'horizontal'
  /** Where it belongs, from the corner of the block. */
  middle: Point
  /** The bar of the block, which it does not cover. */
  bar: Box | null
}

/** How much of the page takes hold of it: along what it moves, and across. */
const holdPx = { fine: { along: 20, across: 44 }, roomy: { along: 44, across: 64 } }

/** Drags or, with arrow keys, sets a distance. While it is dragged only the page's looks change. */
export function SpaceHandle({ id, element, kind, axis, middle, bar }: Props) {
  const { ui, commands, blocks, engine } = useBuilder()
  const { scale } = usePageSize()
  const { along, across } = holdPx[useMediaQuery(roomyTargets) ? 'roomy' : 'fine']
  const [shownPx, setShownPx] = useState<number | null>(null)
  const { property, label } = spaces[kind]
  const maxPx = maxSpace(blocks.get(engine.document().nodes[id]?.type ?? ''), kind)
  const clamp = (px: number) => Math.min(Math.max(Math.round(px), 0), maxPx)
  const [now, setNow] = useState(() => spaceOf(element, kind))
  // Styles of a change are in the document only once it is drawn.
  useEffect(() => {
    const drawn = spaceOf(element, kind)
    if (drawn !== now) {
      setNow(drawn)
      setShownPx((shown) => (shown === null ? null : drawn))
    }
  })
  if (now === null) {
    return null
  }
  // Keys can be quicker than the drawing: each goes on from the one before it.
  const px = shownPx ?? now
  const keep = (to: number, stroke: string) => {
    if (to !== px) {
      commands.setLayout(id, currentScreen(ui.getState()), { [kind]: to }, stroke)
    }
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.focus({ preventScroll: true })
    const before = element.style.getPropertyValue(property)
    const priority = element.style.getPropertyPriority(property)
    let to = now
    const putBack = () => {
      element.style.setProperty(property, before, priority)
      setShownPx(null)
    }
    setShownPx(now)
    startSpaceDrag(event.nativeEvent, {
      onMove: (dx, dy) => {
        to = clamp(now + (axis === 'vertical' ? dy : dx) / scale)
        element.style.setProperty(property, `${to}px`, 'important')
        setShownPx(to)
      },
      onKeep: () => {
        putBack()
        keep(to, `drag ${Date.now()}`)
      },
      onGiveUp: putBack,
    })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const directions = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 } as const
    const direction = directions[event.key as keyof typeof directions]
    if (direction && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      event.stopPropagation()
      const to = clamp(px + direction * (event.shiftKey ? 1 : 8))
      keep(to, 'keys')
      setShownPx(to)
    }
  }

  const size =
    axis === 'vertical' ? { width: across, height: along } : { width: along, height: across }
  const { x, y } = belowBar(middle, size, bar)
  return (
    <div
      className={styles.handle}
      data-kind={kind}
      data-axis={axis}
      style={{ ...size, left: x, top: y }}
      role="slider"
      tabIndex={0}
      aria-label={`${label} ${nameOf(blocks, engine.document(), id)}`}
      aria-orientation={axis}
      aria-valuemin={0}
      aria-valuemax={maxPx}
      aria-valuenow={px}
      aria-valuetext={`${px} pixels`}
      title={`${label}: drag, or use the arrow keys`}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onBlur={() => setShownPx(null)}
    >
      <span className={styles.pill} />
      {shownPx !== null && <output className={styles.readout}>{shownPx} px</output>}
    </div>
  )
}

/** Distances that can be dragged on the page itself. */
type SpacingProperty = 'below' | 'padding' | 'gap'

type Space = {
  /** The CSS that shows a value before it is kept. */
  property: string
  label: string
  /** Where the block's own setting says nothing else. */
  maxPx: number
}

const spaces: Readonly<Record<SpacingProperty & keyof LayoutStyle, Space>> = {
  below: { property: 'margin-bottom', label: 'Space below', maxPx: 400 },
  padding: { property: '--padding', label: 'Space above and below what is inside', maxPx: 400 },
  gap: { property: '--gap', label: 'Space between what is inside', maxPx: 200 },
}

/** The distance as it is now, in pixels; null where the block has none of that kind. */
function spaceOf(element: Element, kind: SpacingProperty): number | null {
  const value = Number.parseFloat(getComputedStyle(element).getPropertyValue(spaces[kind].property))
  return Number.isFinite(value) ? Math.round(value) : null
}

/** As far as the block's own setting of that name goes. */
function maxSpace(block: EditorBlock | undefined, kind: SpacingProperty): number {
  const controls = block?.editor.groups.map(({ controls }) => controls[kind]) ?? []
  const own = controls.find((control) => control !== undefined)
  return own && 'max' in own && own.max !== undefined ? own.max : spaces[kind].maxPx
}
