import { useEffect, useId, useRef } from 'react'
import dialogStyles from '@/plugins/visual-editor/editor/shell/dialog.module.css'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { siteKinds } from '@/plugins/visual-editor/editor/theme/site-kinds'
import type { ThemeName } from '@/src/core/theme/schema'

type Props = {
  to: ThemeName
  /** The home page in question is the one that is being edited. */
  isOpenAlready: boolean
  isBusy: boolean
  onLook: () => void
  onSwitch: () => void
  onClose: () => void
}

/** Says what visitors will see, before they do. */
export function SwitchDialog({ to, isOpenAlready, isBusy, onLook, onSwitch, onClose }: Props) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const kind = siteKinds.find(({ name }) => name === to)

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`${shell.chrome} ${dialogStyles.dialog}`}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <h2 id={titleId} className={dialogStyles.title}>
        Switch to “{kind?.label}”?
      </h2>
      <p>{kind?.promise}</p>
      <p>
        Nothing is lost: the home page you have now is kept, and you can switch back at any time.
      </p>
      <div className={dialogStyles.actions}>
        <button type="button" className={shell.button} onClick={() => dialog.current?.close()}>
          Cancel
        </button>
        {!isOpenAlready && (
          <button type="button" className={shell.button} disabled={isBusy} onClick={onLook}>
            Look at it first
          </button>
        )}
        <button
          type="button"
          className={shell.button}
          data-kind="primary"
          disabled={isBusy}
          onClick={onSwitch}
        >
          Show it to visitors
        </button>
      </div>
    </dialog>
  )
}
