import { lazy, Suspense } from 'react'
import { useUi } from '@/plugins/visual-editor/editor/builder-context'

const KeepSectionDialog = lazy(() =>
  import('@/plugins/visual-editor/editor/sections/keep-section-dialog').then(
    ({ KeepSectionDialog }) => ({ default: KeepSectionDialog }),
  ),
)

/** Opens while a block's name as a section is asked for. */
export function KeepSection() {
  const id = useUi(({ keeping }) => keeping)
  return (
    id !== null && (
      <Suspense>
        <KeepSectionDialog key={id} id={id} />
      </Suspense>
    )
  )
}
