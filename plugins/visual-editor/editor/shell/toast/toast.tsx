import { useEffect } from 'react'
import { offerKey, offerKeyName } from '@/plugins/visual-editor/editor/actions/keys'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { shownToasts } from '@/plugins/visual-editor/editor/state/toasts'
import type { Toast as Told } from '@/plugins/visual-editor/editor/state/ui-store'
import controls from '@/src/admin/ui/controls.module.css'

/**
 * Says what just happened, with a way back where there is one; stays for as long as somebody is at it. One that
 * offers something stands above newer ones until its own time is over. Screen readers hear it elsewhere.
 */
export function Toast() {
  const { ui } = useBuilder()
  const toast = useUi((state) => state.toast)
  const earlier = useUi((state) => state.earlierToasts)
  const shown = shownToasts({ toast, earlierToasts: earlier })
  const offering = shown.findLast(({ action }) => action)

  // A toast that goes with its editor is not left by anybody.
  useEffect(() => () => ui.setState({ isToastTouched: false }), [ui])

  const touch = (isToastTouched: boolean) => ui.setState({ isToastTouched })

  return (
    shown.length > 0 && (
      // biome-ignore lint/a11y/noStaticElementInteractions: only notices whether somebody is at it
      <div
        className={styles.toasts}
        onPointerEnter={() => touch(true)}
        onPointerLeave={({ currentTarget }) =>
          touch(currentTarget.contains(document.activeElement))
        }
        onFocus={() => touch(true)}
        onBlur={({ currentTarget }) => touch(currentTarget.matches(':hover'))}
      >
        {shown.map((each, index) => (
          <OneToast
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be said twice
            key={`${index - shown.length} ${each.message}`}
            toast={each}
            isNewest={each === toast}
            hasKey={each === offering}
          />
        ))}
      </div>
    )
  )
}

type Props = {
  toast: Told
  isNewest: boolean
  /** Its offer is the one that the key takes. */
  hasKey: boolean
}

function OneToast({ toast, isNewest, hasKey }: Props) {
  const { commands } = useBuilder()
  const { message, action } = toast
  return (
    <div
      className={`${controls.chrome} ${styles.toast}`}
      data-testid={isNewest ? 'toast' : 'earlier-toast'}
    >
      {message}
      {action ? (
        <span>
          {hasKey && <kbd aria-hidden>{offerKeyName()}</kbd>}
          <button
            type="button"
            aria-keyshortcuts={hasKey ? offerKey : undefined}
            onClick={() => commands.takeOffer(toast)}
          >
            {action.label}
          </button>
        </span>
      ) : (
        <span />
      )}
    </div>
  )
}
