import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react'
import type { DrawTool } from '@/plugins/rich-text/features/drawings/draw-tools'
import styles from '@/plugins/rich-text/features/drawings/drawings.module.css'
import { letterFont, letterSize, shapeOf } from '@/plugins/rich-text/features/drawings/mark-shape'
import {
  type HandTool,
  type Ink,
  onSheet,
  type Spot,
  useHand,
} from '@/plugins/rich-text/features/drawings/use-hand'
import { WordsField } from '@/plugins/rich-text/features/drawings/words-field'
import { limits } from '@/src/core/limits'
import type { DrawingMark } from '@/src/rich-text/nodes/drawing/schema'

const { widthPx, heightPx } = limits.drawing
const stepPx = 10

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Props = {
  marks: readonly DrawingMark[]
  paper: string | null
  tool: DrawTool
  ink: Ink
  onAdd: (mark: DrawingMark) => void
  onRemove: (mark: DrawingMark) => void
}

/** Where it is drawn: by mouse, finger or pen, and with arrow keys and the space bar. */
export function Sheet({ marks, paper, tool, ink, onAdd, onRemove }: Props) {
  const svg = useRef<SVGSVGElement>(null)
  const [cursor, setCursor] = useState<Spot | null>(null)
  const [writingAt, setWritingAt] = useState<Spot | null>(null)
  const isErasing = useRef(false)
  const hand = useHand(isHand(tool) ? tool : 'pen', ink, onAdd)

  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
    return { x, y }
  }
  /** Takes away the uppermost mark there. */
  const erase = ({ x, y }: Spot) => {
    const matrix = svg.current?.getScreenCTM()
    const at = matrix ? new DOMPoint(x, y).matrixTransform(matrix) : null
    const group = at && document.elementFromPoint(at.x, at.y)?.closest('[data-mark]')
    const mark = group instanceof SVGElement ? marks[Number(group.dataset.mark)] : undefined
    if (mark) {
      onRemove(mark)
    }
  }
  const press = (spot: Spot) => {
    if (tool === 'eraser') {
      erase(spot)
    } else if (tool === 'words') {
      setWritingAt(onSheet(spot))
    } else {
      hand.begin(spot)
    }
  }

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || !event.isPrimary) {
      return
    }
    setCursor(null)
    if (tool === 'words') {
      // The field that opens gets the keyboard, and keeps it.
      event.preventDefault()
    } else {
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    isErasing.current = tool === 'eraser'
    press(spotOf(event))
  }
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (isErasing.current) {
      erase(spotOf(event))
    }
    if (hand.isDrawing) {
      const all = event.nativeEvent.getCoalescedEvents?.() ?? []
      for (const each of all.length > 0 ? all : [event.nativeEvent]) {
        hand.move(spotOf(each))
      }
    }
  }
  const onPointerUp = () => {
    isErasing.current = false
    hand.end()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const at = cursor ?? { x: widthPx / 2, y: heightPx / 2 }
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      const px = event.shiftKey ? 1 : stepPx
      const next = onSheet({ x: at.x + step[0] * px, y: at.y + step[1] * px })
      setCursor(next)
      hand.move(next)
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      setCursor(at)
      hand.isDrawing ? hand.end() : press(at)
    } else if (event.key === 'Escape' && hand.isDrawing) {
      event.preventDefault()
      hand.drop()
    }
  }

  return (
    <div className={styles.table}>
      <div className={styles.frame}>
        <svg
          ref={svg}
          viewBox={`0 0 ${widthPx} ${heightPx}`}
          className={styles.sheet}
          style={paper ? { background: paper } : undefined}
          data-paper={paper ?? 'none'}
          data-tool={tool}
          role="application"
          aria-label="Sheet. Arrow keys move the pen, the space bar puts it down and lifts it."
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is drawn on with the keyboard too
          tabIndex={0}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={hand.drop}
          onKeyDown={onKeyDown}
          onBlur={() => setCursor(null)}
        >
          {marks.map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks have no ids; one that moves up is drawn the same
            <g key={index} data-mark={index}>
              <MarkView mark={mark} />
            </g>
          ))}
          {hand.mark && <MarkView mark={hand.mark} />}
          {cursor && (
            <path
              className={styles.cursor}
              d={`M${cursor.x - 12} ${cursor.y}h24M${cursor.x} ${cursor.y - 12}v24`}
            />
          )}
        </svg>
        {writingAt && (
          <WordsField
            at={writingAt}
            ink={ink}
            onDone={(text) => {
              setWritingAt(null)
              svg.current?.focus()
              if (text) {
                onAdd({ kind: 'words', ...ink, points: [writingAt.x, writingAt.y], text })
              }
            }}
          />
        )}
      </div>
    </div>
  )
}

const isHand = (tool: DrawTool): tool is HandTool => tool !== 'words' && tool !== 'eraser'

/** A mark on the sheet, as it will be in the picture. */
const MarkView = memo(function MarkView({ mark }: { mark: DrawingMark }) {
  if (mark.kind === 'words') {
    const [x, y] = mark.points
    return (
      <text x={x} y={y} fill={mark.color} fontSize={letterSize(mark.size)} fontFamily={letterFont}>
        {mark.text}
      </text>
    )
  }
  const { path, width, color, opacity } = shapeOf(mark)
  return width === null ? (
    <path d={path} fill={color} opacity={opacity} />
  ) : (
    <path
      d={path}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={opacity}
    />
  )
})
