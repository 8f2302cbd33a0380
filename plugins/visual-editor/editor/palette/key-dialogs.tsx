import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import type { ActionContext } from '@/plugins/visual-editor/editor/actions/action'
import { writesLetter } from '@/plugins/visual-editor/editor/actions/type-ahead'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
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
export function KeyDialogs({ desk }: { desk: ActionContext }) {
  const open = useUi(({ keyDialog }) => keyDialog)
  const ahead = useRef<string[]>([])

  // Who opens the palette types on at once: best it is there by then.
  useEffect(() => {
    const timer = setTimeout(() => loadPalette().catch(() => {}), idleAfterMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <Suspense fallback={<PaletteFallback keys={ahead} />}>
        {open === 'palette' && (
          <Palette desk={desk} takeKeysAhead={() => ahead.current.splice(0)} />
        )}
      </Suspense>
      <Suspense>{open === 'keys' && <AllKeys desk={desk} />}</Suspense>
    </>
  )
}

const kept: readonly string[] = ['Backspace', 'Enter', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']

/** Stands for the palette while its code is on the way: keys wait for it, and none does anything else. */
function PaletteFallback({ keys }: { keys: RefObject<string[]> }) {
  const { ui } = useBuilder()

  // Before the next key can come.
  useLayoutEffect(() => {
    keys.current = []
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event
      event.stopImmediatePropagation()
      if (ctrlKey || metaKey || altKey || isComposing) {
        return
      }
      event.preventDefault()
      if (key === 'Escape') {
        ui.setState({ keyDialog: null })
      } else if (writesLetter(event) || kept.includes(key)) {
        keys.current.push(key)
      }
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [keys, ui])

  return null
}
