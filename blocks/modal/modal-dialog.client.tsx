'use client'

import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import styles from '@/blocks/modal/modal.module.css'
import { blocksMessages } from '@/src/core/messages/blocks'
import { iconButtonClass } from '@/src/ui/button/button'
import { useStillPage } from '@/src/ui/dialog/still-page.client'
import { isDialogOpen } from '@/src/ui/dialog/use-open-dialog.client'
import { Icon } from '@/src/ui/icon/icon'

type Props = {
  label: string
  title: string
  buttonClass?: string
  panelClass?: string
  /** Null: only when asked. */
  opensAfterSeconds: number | null
  children: ReactNode
}

/**
 * A button and the dialog it opens. Both know each other by attributes, so that it opens and closes
 * without a script too; the script does the same where a browser does not know them.
 */
export function ModalDialog(props: Props) {
  const { label, title, buttonClass, panelClass, opensAfterSeconds, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const titleId = useId()
  useStillPage(dialog)
  useOpenByItself(dialog, title, opensAfterSeconds)

  const open = () => {
    if (dialog.current?.open === false) {
      dialog.current.showModal()
    }
  }
  const close = () => dialog.current?.close()

  return (
    <>
      <button
        type="button"
        className={buttonClass}
        aria-haspopup="dialog"
        onClick={whereUnknown(open)}
        {...{ command: 'show-modal', commandfor: id }}
      >
        {label}
      </button>
      <dialog
        ref={dialog}
        id={id}
        className={panelClass}
        aria-labelledby={titleId}
        onPointerDown={({ target, currentTarget }) => target === currentTarget && close()}
        {...{ closedby: 'any' }}
      >
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button
              type="button"
              className={iconButtonClass()}
              aria-label={blocksMessages.closeModal}
              onClick={whereUnknown(close)}
              {...{ command: 'close', commandfor: id }}
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}

/** Does by script what browsers without `command` leave undone. */
function whereUnknown(act: () => void): () => void {
  return () => {
    if (!('command' in HTMLButtonElement.prototype)) {
      act()
    }
  }
}

/** Opens the dialog after some seconds, once per visit, and never above another one. */
function useOpenByItself(
  dialog: RefObject<HTMLDialogElement | null>,
  name: string,
  afterSeconds: number | null,
): void {
  useEffect(() => {
    if (afterSeconds === null || wasShown(name)) {
      return
    }
    const timer = setTimeout(() => {
      if (!isDialogOpen() && dialog.current && !wasShown(name)) {
        noteShown(name)
        dialog.current.showModal()
      }
    }, afterSeconds * 1000)
    return () => clearTimeout(timer)
  }, [dialog, name, afterSeconds])
}

const keyOf = (name: string) => `modal-shown:${location.pathname}:${name}`

function wasShown(name: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(name)) !== null
  } catch {
    // Anyone who allows no storage is not asked on every page.
    return true
  }
}

function noteShown(name: string): void {
  sessionStorage.setItem(keyOf(name), '1')
}
