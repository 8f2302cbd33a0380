import { lazy, Suspense } from 'react'
import type { Desk } from '@/plugins/visual-editor/editor/actions/define'
import { useUi } from '@/plugins/visual-editor/editor/builder-context'

const Palette = lazy(() =>
  import('@/plugins/visual-editor/editor/palette/palette').then(({ Palette }) => ({
    default: Palette,
  })),
)
const AllKeys = lazy(() =>
  import('@/plugins/visual-editor/editor/palette/all-keys').then(({ AllKeys }) => ({
    default: AllKeys,
  })),
)

/** The windows that keys open; their code comes when one is first opened. */
export function KeyDialogs({ desk }: { desk: Desk }) {
  const open = useUi(({ keyDialog }) => keyDialog)
  return (
    <Suspense>
      {open === 'palette' && <Palette desk={desk} />}
      {open === 'keys' && <AllKeys desk={desk} />}
    </Suspense>
  )
}
