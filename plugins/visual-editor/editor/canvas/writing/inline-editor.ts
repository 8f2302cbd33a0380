import type { ComponentProps } from 'react'
import type { InlineEditor as RichTextEditor } from '@/plugins/rich-text/inline-editor'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'

export type InlineEditorProps = ComponentProps<typeof RichTextEditor>

/** The writing tools, loaded when somebody first writes. */
export const InlineEditor = lazyPart<InlineEditorProps>(
  'the writing tools',
  () => import('@/plugins/rich-text/inline-editor').then(({ InlineEditor }) => InlineEditor),
  ({ commands }) => commands.stopWriting(),
)
