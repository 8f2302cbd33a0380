import type { InlineEditorProps } from '@/plugins/visual-editor/editor/canvas/writing/inline-editor'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'

/** The writing tools, loaded when somebody first writes. */
export const InlineEditor = lazyPart<InlineEditorProps>(
  'the writing tools',
  () =>
    import('@/plugins/visual-editor/editor/email/writing/email-inline-editor').then(
      ({ EmailInlineEditor }) => EmailInlineEditor,
    ),
  ({ commands }) => commands.stopWriting(),
)
