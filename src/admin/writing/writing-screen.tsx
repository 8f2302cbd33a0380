import '@fontsource-variable/inter'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createMediaLibrary, MediaLibraryProvider } from '@/src/admin/media/library/media-library'
import { AnnounceProvider } from '@/src/admin/ui/announce'
import controls from '@/src/admin/ui/controls.module.css'
import { disableCostlyCssRules } from '@/src/admin/ui/disable-costly-css-rules'
import { ConflictDialog } from '@/src/admin/writing/conflict-dialog'
import { PendingInputProvider } from '@/src/admin/writing/pending-input'
import { changedElsewhere, isBack } from '@/src/admin/writing/save-labels'
import styles from '@/src/admin/writing/writing-screen.module.css'

/** What a screen says to eyes (`tell`) and to screen readers (`announce`), and the pictures to choose from. */
export function useWritingScreen({ apiPath, profileId }: { apiPath: string; profileId: string }) {
  const [announcement, announce] = useState('')
  const [told, tell] = useState('')
  const [library] = useState(() =>
    createMediaLibrary({ apiPath, profileId, announce, tell, onChanged: () => {} }),
  )
  return { announcement, announce, told, tell, library }
}

type Writing = ComponentProps<typeof ConflictDialog> & {
  restore: () => boolean
  flush: () => Promise<unknown>
  stop: () => void
}

type Props = ComponentProps<'div'> & {
  screen: ReturnType<typeof useWritingScreen>
  writing: Writing
  /** Passes on words that are still being typed. */
  commit?: () => void
}

/**
 * The frame of a screen that saves as one writes: takes up what was not saved last time, saves when the window is
 * hidden, and asks when two windows changed the same. With `data-preview` it has two columns.
 */
export function WritingScreen({ screen, writing, commit, className, children, ...rest }: Props) {
  const { announcement, announce, told, tell, library } = screen
  const [pending] = useState(() => new Map<string, () => void>())

  useEffect(() => {
    if (writing.restore()) {
      tell(isBack)
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') {
        commit?.()
        for (const pass of pending.values()) {
          pass()
        }
        void writing.flush()
      }
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      writing.stop()
    }
  }, [writing, commit, tell, pending])

  // Beside the form there may be a preview with hundreds of rows.
  useEffect(() => disableCostlyCssRules(), [])

  const elsewhere = useStore(writing.store, (state) => state.elsewhere)
  const last = useRef(elsewhere)
  useEffect(() => {
    const before = last.current
    last.current = elsewhere
    // Fewer of them is no news: one was changed here.
    if (elsewhere.length > 0 && elsewhere.length >= before.length) {
      tell(changedElsewhere(elsewhere))
    }
  }, [elsewhere, tell])

  return (
    <AnnounceProvider value={announce}>
      <MediaLibraryProvider value={library}>
        <div
          className={[controls.tokens, controls.chrome, styles.screen, className]
            .filter(Boolean)
            .join(' ')}
          {...rest}
        >
          <PendingInputProvider value={pending}>{children}</PendingInputProvider>
          <ConflictDialog store={writing.store} choose={writing.choose} />
          {told && (
            <div className={styles.told} role="status">
              <span>{told}</span>
              <button type="button" onClick={() => tell('')}>
                OK
              </button>
            </div>
          )}
          <div className={controls.visuallyHidden} aria-live="polite">
            {announcement}
          </div>
        </div>
      </MediaLibraryProvider>
    </AnnounceProvider>
  )
}
