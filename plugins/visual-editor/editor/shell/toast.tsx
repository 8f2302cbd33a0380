import { useEffect } from 'react'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/shell/shell.module.css'

const visibleMs = 6000

/** Says what just happened, with a way back where there is one. Screen readers hear it elsewhere. */
export function Toast() {
  const { ui } = useBuilder()
  const toast = useUi((state) => state.toast)

  useEffect(() => {
    if (toast) {
      const timer = setTimeout(() => ui.setState({ toast: null }), visibleMs)
      return () => clearTimeout(timer)
    }
  }, [toast, ui])

  return (
    toast && (
      <div className={`${styles.chrome} ${styles.toast}`} data-testid="toast">
        {toast.message}
        {toast.action ? (
          <button
            type="button"
            onClick={() => {
              ui.setState({ toast: null })
              toast.action?.run()
            }}
          >
            {toast.action.label}
          </button>
        ) : (
          <span />
        )}
      </div>
    )
  )
}
