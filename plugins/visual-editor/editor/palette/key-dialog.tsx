import { Fragment, type ReactNode } from 'react'
import { isMacKeyboard, keyCaps } from '@/plugins/visual-editor/editor/actions/keys'
import styles from '@/plugins/visual-editor/editor/palette/palette.module.css'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { useModal } from '@/plugins/visual-editor/editor/shell/use-modal'

type KeyDialogProps = {
  label: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/** A window over the editor; closing gives the focus back to where it came from. */
export function KeyDialog({ label, className = '', onClose, children }: KeyDialogProps) {
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      className={`${shell.chrome} ${styles.dialog} ${className}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        // Only the backdrop is the dialog itself.
        if (event.target === event.currentTarget) {
          onClose()
        }
      }}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  )
}

/** Combinations of keys as caps, as this computer's keyboard prints them. */
export function Keys({ combinations }: { combinations: readonly string[] }) {
  const isMac = isMacKeyboard()
  return (
    <span className={styles.keys}>
      {combinations.map((combination, index) => (
        <Fragment key={combination}>
          {index > 0 && <span className={styles.or}>or</span>}
          <span>
            {keyCaps(combination, isMac).map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  )
}

/** Members of a list by their group, groups and members in the order in which they come. */
export function groupItems<Member extends { group: string }>(
  members: readonly Member[],
): [group: string, members: Member[]][] {
  const groups = new Map<string, Member[]>()
  for (const member of members) {
    groups.set(member.group, [...(groups.get(member.group) ?? []), member])
  }
  return [...groups]
}
