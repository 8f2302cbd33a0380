import {
  Bold,
  CaseLower,
  CaseSensitive,
  CaseUpper,
  Code,
  Highlighter,
  Italic,
  type LucideIcon,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from 'lucide-react'
import type { Mark } from '@/plugins/rich-text/toolbar/words-format'

export const markFaces: Readonly<Record<Mark, { label: string; icon: LucideIcon }>> = {
  bold: { label: 'Bold', icon: Bold },
  italic: { label: 'Italic', icon: Italic },
  underline: { label: 'Underline', icon: Underline },
  strikethrough: { label: 'Strikethrough', icon: Strikethrough },
  code: { label: 'Code', icon: Code },
  subscript: { label: 'Subscript', icon: Subscript },
  superscript: { label: 'Superscript', icon: Superscript },
  highlight: { label: 'Highlight', icon: Highlighter },
  uppercase: { label: 'Upper case', icon: CaseUpper },
  lowercase: { label: 'Lower case', icon: CaseLower },
  capitalize: { label: 'Capitalize', icon: CaseSensitive },
}

export const inBar = ['bold', 'italic', 'underline', 'strikethrough'] as const
export const inMenu = [
  'highlight',
  'code',
  'subscript',
  'superscript',
  'uppercase',
  'lowercase',
  'capitalize',
] as const
