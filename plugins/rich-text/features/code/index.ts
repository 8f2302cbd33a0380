import { CodeHighlightNode, CodeNode, registerCodeIndentation } from '@lexical/code-core'
import { CODE } from '@lexical/markdown'
import { mergeRegister } from '@lexical/utils'
import { SquareCode } from 'lucide-react'
import { CodeOverlay } from '@/plugins/rich-text/features/code/code-overlay'
import { CodeTools } from '@/plugins/rich-text/features/code/code-tools'
import { colorCode } from '@/plugins/rich-text/features/code/color-code'
import { insertCode } from '@/plugins/rich-text/features/code/insert-code'
import { keepCodePlain } from '@/plugins/rich-text/features/code/keep-code-plain'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

export const code: RichTextFeature = {
  name: 'code',
  nodes: [CodeNode, CodeHighlightNode],
  register: (editor) =>
    mergeRegister(
      registerCodeIndentation(editor, undefined, true),
      keepCodePlain(editor),
      colorCode(editor),
    ),
  markdown: [CODE],
  inserts: [
    {
      id: 'code',
      label: 'Code block',
      icon: SquareCode,
      keywords: ['program', 'script', 'snippet', 'monospace', 'javascript', 'python'],
      run: insertCode,
    },
  ],
  Tools: CodeTools,
  Overlay: CodeOverlay,
}
