'use client'

import dynamic from 'next/dynamic'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import { ReloadOnBack } from '@/plugins/visual-editor/reload-on-back'

/** The editor needs a browser; the admin's server side never runs it. */
const PageBuilder = dynamic(
  () =>
    import('@/plugins/visual-editor/editor/pages/page-builder').then(
      ({ PageBuilder }) => PageBuilder,
    ),
  { ssr: false },
)

export function BuilderLoader(props: BuilderProps) {
  return (
    <ReloadOnBack key={props.page.id} payload={props.page}>
      <PageBuilder {...props} />
    </ReloadOnBack>
  )
}
