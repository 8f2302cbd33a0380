import { Suspense, useEffect, useRef } from 'react'
import type { Desk } from '@/plugins/visual-editor/editor/actions/define'
import { useUi } from '@/plugins/visual-editor/editor/builder-context'
import { KeysAhead } from '@/plugins/visual-editor/editor/palette/keys-ahead'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'

const loadPalette = () =>
  import('@/plugins/visual-editor/editor/palette/palette').then(({ Palette }) => Palette)
const Palette = lazyPart('the palette', loadPalette, ({ ui }) => ui.setState({ keyDialog: null }))
const AllKeys = lazyPart(
  'the list of keys',
  () => import('@/plugins/visual-editor/editor/palette/all-keys').then(({ AllKeys }) => AllKeys),
  ({ ui }) => ui.setState({ keyDialog: null }),
)

const idleAfterMs = 3000

/** The windows that keys open; their code comes later than the page's. */
export function KeyDialogs({ desk }: { desk: Desk }) {
  const open = useUi(({ keyDialog }) => keyDialog)
  const ahead = useRef<string[]>([])

  // Who opens the palette types on at once: best it is there by then.
  useEffect(() => {
    const timer = setTimeout(() => loadPalette().catch(() => {}), idleAfterMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <Suspense fallback={<KeysAhead keys={ahead} />}>
        {open === 'palette' && (
          <Palette desk={desk} takeKeysAhead={() => ahead.current.splice(0)} />
        )}
      </Suspense>
      <Suspense>{open === 'keys' && <AllKeys desk={desk} />}</Suspense>
    </>
  )
}
