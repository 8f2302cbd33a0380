import { Builder } from '@/plugins/visual-editor/editor/builder'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import { PageWorkspace } from '@/plugins/visual-editor/editor/pages/page-workspace'

/** The editor with one page open. */
export function PageBuilder(props: BuilderProps) {
  return (
    <Builder>
      <PageWorkspace {...props} />
    </Builder>
  )
}
