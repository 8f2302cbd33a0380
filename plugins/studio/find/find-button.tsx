'use client'

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import styles from '@/plugins/studio/find/find.module.css'
import type { PlaceEntry } from '@/plugins/studio/find/place-entries'
import { Search } from '@/src/admin/ui/icons'
import { isMacKeyboard, keyCaps } from '@/src/admin/ui/palette/key-caps'

const loadPalette = () =>
  import('@/plugins/studio/find/palette').then(({ StudioPalette }) => ({ default: StudioPalette }))
const StudioPalette = lazy(loadPalette)

const idleAfterMs = 2000
const never = () => () => undefined

type Props = {
  profileId: string | null
  entries: readonly PlaceEntry[]
  apiPath: string
  /** By the keys alone. */
  isHidden?: boolean
}

/** Finds anything in the admin; also by ⌘K or Ctrl+K from anywhere. */
export function FindButton({ isHidden = false, ...props }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  // The server does not know the keyboard.
  const isMac = useSyncExternalStore(never, isMacKeyboard, () => false)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const isAsked = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
      // Where texts are written, Ctrl+K makes a link.
      if (isAsked && !event.defaultPrevented) {
        event.preventDefault()
        setIsOpen(true)
      }
    }
    window.addEventListener('keydown', onKeyDown)
    // Who opens it types on at once: best it is there by then.
    const timer = setTimeout(() => loadPalette().catch(() => {}), idleAfterMs)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      clearTimeout(timer)
    }
  }, [])

  return (
    <>
      {!isHidden && (
        <button
          type="button"
          className={styles.find}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setIsOpen(true)}
        >
          <Search size={16} aria-hidden />
          <span>Find</span>
          <span className={styles.keys} aria-hidden>
            {keyCaps('Mod+K', isMac).map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
          </span>
        </button>
      )}
      <Suspense>{isOpen && <StudioPalette {...props} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
