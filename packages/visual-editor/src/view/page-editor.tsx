import dynamic from 'next/dynamic'
import type { ComponentType, ReactNode } from 'react'
import { basicBlocks } from '@/packages/visual-editor/src/basics/blocks'
import type { PageBlock } from '@/packages/visual-editor/src/block'
import type { EditedPage } from '@/packages/visual-editor/src/view/edited-page'
import { ReloadOnBack } from '@/plugins/visual-editor/reload-on-back'

/** The editor needs a browser; the admin's server side never runs it. */
const PageBuilder = dynamic(
  () =>
    import('@/packages/visual-editor/src/editor/page-builder').then(
      ({ PageBuilder }) => PageBuilder,
    ),
  { ssr: false },
)

export type PageEditorOptions = {
  /** Those of the configuration, with what draws and sets them. */
  blocks: readonly PageBlock[]
  /** Around the page on the canvas: the site's fonts and colours. */
  Canvas?: ComponentType<{ children: ReactNode }>
}

/** The editor of an app, for the configuration's `editor`: a component that knows its blocks. */
export function createPageEditor(options: PageEditorOptions): ComponentType<{ page: EditedPage }> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once, where a module is loaded
  return function PageEditor({ page }) {
    return (
      <ReloadOnBack key={`${page.slug}:${page.id}`} payload={page}>
        <PageBuilder page={page} {...options} />
      </ReloadOnBack>
    )
  }
}

export const BasicEditor = createPageEditor({ blocks: basicBlocks })
