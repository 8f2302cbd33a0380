import type { ReactNode } from 'react'
import type { EditedPage } from '@/packages/visual-editor/src/view/edited-page'
import type { PageEditorOptions } from '@/packages/visual-editor/src/view/page-editor'

/** Stands in for the editor, whose types would lead to all of its code, and are no part of the package. */
export declare function PageBuilder(props: PageEditorOptions & { page: EditedPage }): ReactNode
