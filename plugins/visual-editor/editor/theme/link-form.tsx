import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { PendingItem } from '@/plugins/visual-editor/editor/save/leaving/pending-work'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** The form of a link, for what stands around it. */
export type OpenForm = {
  /** Saves what was changed; answers false where that is refused, which is marked. */
  settle: () => boolean
  focus: () => void
}

type Props = {
  label: string
  action: string
  /** Something in it is not saved. */
  isChanged: boolean
  /** Answers whether everything was right. */
  onSubmit: () => boolean
  onCancel: () => void
  ref?: Ref<OpenForm>
  children: ReactNode
}

/** Whether a field holds something else than what is saved; spaces alone are nothing. */
export const isTyped = (value: string, saved = '') => value !== saved && value.trim() !== saved

/** A small form among the links; the first field that is wrong gets the focus. */
export function LinkForm({ label, action, isChanged, onSubmit, onCancel, ref, children }: Props) {
  const form = useRef<HTMLFormElement>(null)

  const submit = () => {
    const isRight = onSubmit()
    if (!isRight) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
    }
    return isRight
  }
  const settle = useOpenLink({ isChanged, submit })
  useImperativeHandle(
    ref,
    () => ({ settle, focus: () => form.current?.querySelector('input')?.focus() }),
    [settle],
  )

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          onCancel()
        }
      }}
    >
      {children}
      <div className={styles.formActions}>
        <button type="submit" className={controls.button} data-kind="primary">
          {action}
        </button>
        <button type="button" className={controls.button} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}

type OpenLink = {
  /** Something was typed that is not saved. */
  isChanged: boolean
  /** Saves it; answers false where something is wrong, which is marked. */
  submit: () => boolean
}

/**
 * Keeps a link that is being written from getting lost: what goes live and who leaves saves it first, and so
 * does closing its panel. A link that is refused keeps its form open, and the panel with it.
 *
 * @returns saves what was changed; false where that is refused
 */
function useOpenLink({ isChanged, submit }: OpenLink): () => boolean {
  const { ui, commands, pendingWork } = useBuilder()
  const latest = useRef({ isChanged, submit })
  latest.current = { isChanged, submit }
  // The form of a link that is saved stays drawn for a moment.
  const isDone = useRef(false)
  const isOpen = useCallback(() => latest.current.isChanged && !isDone.current, [])
  const settle = useCallback(() => {
    if (isOpen()) {
      isDone.current = latest.current.submit()
    }
    return !isOpen()
  }, [isOpen])

  useEffect(() => {
    const end: PendingItem = {
      kind: 'typed',
      isOpen,
      // Anyone who looks at another window comes back with the address for this form.
      finish: async () => {
        if (!document.hidden) {
          settle()
        }
      },
    }
    pendingWork.add(end)
    const stop = ui.subscribe(({ panel }, before) => {
      if (before.panel === 'theme' && panel !== 'theme' && !settle()) {
        ui.setState({ panel: 'theme' })
        commands.tell(ownerMessages.editor.linkNotSaved)
      }
    })
    return () => {
      pendingWork.delete(end)
      stop()
    }
  }, [ui, commands, pendingWork, isOpen, settle])

  useEffect(() => {
    if (!isChanged) {
      return
    }
    const count = (by: number) => ui.setState(({ typedLinks }) => ({ typedLinks: typedLinks + by }))
    count(1)
    return () => count(-1)
  }, [ui, isChanged])

  return settle
}
