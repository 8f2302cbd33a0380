import { Suspense } from 'react'
import { useUi } from '@/plugins/visual-editor/editor/builder-context'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'

const KeepSectionDialog = lazyPart(
  'the form',
  () =>
    import('@/plugins/visual-editor/editor/sections/keep-section-dialog').then(
      ({ KeepSectionDialog }) => KeepSectionDialog,
    ),
  ({ ui }) => ui.setState({ keeping: null }),
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
