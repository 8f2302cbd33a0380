import { Builder } from '@/plugins/visual-editor/editor/builder'
import type { EmailBuilderProps } from '@/plugins/visual-editor/editor/email/email-props'
import { EmailWorkspace } from '@/plugins/visual-editor/editor/email/email-workspace'

/** The editor with one email open. */
export function EmailBuilder(props: EmailBuilderProps) {
  return (
    <Builder>
      <EmailWorkspace {...props} />
    </Builder>
  )
}
