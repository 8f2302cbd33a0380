'use client'

// Of the whole admin in Bandstand; in the package of the editor alone (scripts/lib/editor-package.ts).
import '@/src/admin/look/tokens.css'
import { PageWorkspace } from '@/packages/visual-editor/src/editor/page-workspace'
import type { EditedPage } from '@/packages/visual-editor/src/view/edited-page'
import type { PageEditorOptions } from '@/packages/visual-editor/src/view/page-editor'
import { Builder } from '@/plugins/visual-editor/editor/builder'

export type PageBuilderProps = PageEditorOptions & { page: EditedPage }

/** The editor with the page of one document open. */
export function PageBuilder(props: PageBuilderProps) {
  return (
    <Builder>
      <PageWorkspace {...props} />
    </Builder>
  )
}
