import { useEffect } from 'react'
import { offerKey, offerKeyName } from '@/plugins/visual-editor/editor/actions/keys'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/shell/shell.module.css'

/**
 * Says what just happened, with a way back where there is one; stays for as long as somebody is at it.
 * Screen readers hear it elsewhere.
 */
export function Toast() {
  const { ui, commands } = useBuilder()
  const toast = useUi((state) => state.toast)

  // A toast that goes with its editor is not left by anybody.
  useEffect(() => () => ui.setState({ isToastTouched: false }), [ui])

  const touch = (isToastTouched: boolean) => ui.setState({ isToastTouched })

  return (
    toast && (
      // biome-ignore lint/a11y/noStaticElementInteractions: only notices whether somebody is at it
      <div
        className={`${styles.chrome} ${styles.toast}`}
        data-testid="toast"
        onPointerEnter={() => touch(true)}
        onPointerLeave={({ currentTarget }) =>
          touch(currentTarget.contains(document.activeElement))
        }
        onFocus={() => touch(true)}
        onBlur={({ currentTarget }) => touch(currentTarget.matches(':hover'))}
      >
        {toast.message}
        {toast.action ? (
          <span>
            <kbd aria-hidden>{offerKeyName()}</kbd>
            <button type="button" aria-keyshortcuts={offerKey} onClick={commands.takeOffer}>
              {toast.action.label}
            </button>
          </span>
        ) : (
          <span />
        )}
      </div>
    )
  )
}
