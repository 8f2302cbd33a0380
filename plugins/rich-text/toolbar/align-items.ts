import { type ElementFormatType, FORMAT_ELEMENT_COMMAND, type LexicalEditor } from 'lexical'
import {
  AlignCenter,
  AlignEndVertical,
  AlignJustify,
  AlignLeft,
  AlignRight,
  AlignStartVertical,
  type LucideIcon,
} from 'lucide-react'
import { alignKeys } from '@/plugins/rich-text/toolbar/shortcuts'
import type { ToolItem } from '@/plugins/rich-text/toolbar/tool-menu'

type Align = Exclude<ElementFormatType, ''>

const faces: Readonly<Record<Align, { label: string; icon: LucideIcon }>> = {
  left: { label: 'Left', icon: AlignLeft },
  center: { label: 'Centre', icon: AlignCenter },
  right: { label: 'Right', icon: AlignRight },
  justify: { label: 'Justify', icon: AlignJustify },
  start: { label: 'Start of the line', icon: AlignStartVertical },
  end: { label: 'End of the line', icon: AlignEndVertical },
}

/** How lines stand that nobody aligned. */
export const alignOf = (align: ElementFormatType) => faces[align === '' ? 'left' : align]

/** What is on already goes back to how lines stand by themselves. */
export function alignItems(editor: LexicalEditor, current: ElementFormatType): ToolItem[] {
  return (Object.keys(faces) as Align[]).map((align) => ({
    ...faces[align],
    isOn: align === current,
    keys: alignKeys[align],
    run: () => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, align === current ? '' : align),
  }))
}
