import { useEffect, useRef } from 'react'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import styles from '@/plugins/visual-editor/editor/shell/dialog.module.css'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'

/** Asks what to do when the server did not take the page. */
export function SaveProblemDialog({ saving }: { saving: Saving }) {
  const { state } = saving
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = state.kind === 'conflict' || state.kind === 'locked' || state.kind === 'refused'

  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal()
    } else {
      dialog.current?.close()
    }
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      className={`${shell.chrome} ${styles.dialog}`}
      aria-labelledby="save-problem"
      onCancel={(event) => event.preventDefault()}
    >
      {state.kind === 'conflict' && <Conflict saving={saving} />}
      {state.kind === 'locked' && (
        <Problem
          title="Someone else is editing this page"
          text="Your changes are kept here and can be saved when they are done."
          saving={saving}
        />
      )}
      {state.kind === 'refused' && (
        <Problem title="This could not be saved" text={state.message} saving={saving} />
      )}
    </dialog>
  )
}

function Conflict({ saving }: { saving: Saving }) {
  return (
    <>
      <h2 id="save-problem" className={styles.title}>
        Changed in another window
      </h2>
      <p>Someone saved this page after you opened it. Which version should stay?</p>
      <div className={styles.actions}>
        <button type="button" className={shell.button} onClick={() => void saving.loadTheirs()}>
          Load theirs
        </button>
        <button
          type="button"
          className={shell.button}
          data-kind="primary"
          onClick={() => void saving.keepMine()}
        >
          Keep mine
        </button>
      </div>
    </>
  )
}

function Problem({ title, text, saving }: { title: string; text: string; saving: Saving }) {
  return (
    <>
      <h2 id="save-problem" className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      <div className={styles.actions}>
        <button type="button" className={shell.button} onClick={() => void saving.loadTheirs()}>
          Load what is saved
        </button>
        <button
          type="button"
          className={shell.button}
          data-kind="primary"
          onClick={() => saving.retry()}
        >
          Try again
        </button>
      </div>
    </>
  )
}
