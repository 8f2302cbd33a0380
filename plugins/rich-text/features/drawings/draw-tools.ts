import {
  Circle,
  Eraser,
  Highlighter,
  type LucideIcon,
  Minus,
  MoveUpRight,
  PenLine,
  Square,
  Type,
} from 'lucide-react'
import type { DrawingMark } from '@/src/rich-text/nodes/drawing/schema'

export type DrawTool = DrawingMark['kind'] | 'eraser'

export const drawTools: readonly { tool: DrawTool; label: string; icon: LucideIcon }[] = [
  { tool: 'pen', label: 'Pen', icon: PenLine },
  { tool: 'marker', label: 'Marker', icon: Highlighter },
  { tool: 'line', label: 'Line', icon: Minus },
  { tool: 'arrow', label: 'Arrow', icon: MoveUpRight },
  { tool: 'box', label: 'Box', icon: Square },
  { tool: 'ellipse', label: 'Circle', icon: Circle },
  { tool: 'words', label: 'Words', icon: Type },
  { tool: 'eraser', label: 'Eraser', icon: Eraser },
]

export const drawColors: readonly { color: string; label: string }[] = [
  { color: '#1a1a1a', label: 'Black' },
  { color: '#7a7a7a', label: 'Grey' },
  { color: '#ffffff', label: 'White' },
  { color: '#d92d20', label: 'Red' },
  { color: '#e8730c', label: 'Orange' },
  { color: '#f2c10f', label: 'Yellow' },
  { color: '#1b8a4b', label: 'Green' },
  { color: '#1668dc', label: 'Blue' },
  { color: '#7a3fd1', label: 'Purple' },
]

export const drawSizes: readonly { size: number; label: string }[] = [
  { size: 2, label: 'Fine' },
  { size: 5, label: 'Medium' },
  { size: 10, label: 'Bold' },
]

export const drawPapers: readonly { paper: string | null; label: string }[] = [
  { paper: '#ffffff', label: 'White' },
  { paper: '#1a1a1a', label: 'Black' },
  { paper: null, label: 'See-through' },
]
