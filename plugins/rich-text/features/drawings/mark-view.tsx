import { memo } from 'react'
import { letterFont, letterSize, shapeOf } from '@/plugins/rich-text/features/drawings/mark-shape'
import type { DrawingMark } from '@/src/rich-text/nodes/drawing/schema'

/** A mark on the sheet, as it will be in the picture. */
export const MarkView = memo(function MarkView({ mark }: { mark: DrawingMark }) {
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
