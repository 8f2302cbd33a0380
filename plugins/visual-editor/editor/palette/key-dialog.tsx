import { Fragment, type ReactNode } from 'react'
import { isMacKeyboard, keyCaps } from '@/plugins/visual-editor/editor/actions/keys'
import styles from '@/plugins/visual-editor/editor/palette/palette.module.css'
import { Modal } from '@/src/admin/ui/dialog'

type KeyDialogProps = {
  label: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/** The window of the palette and of the list of keys. */
export function KeyDialog({ label, className = '', onClose, children }: KeyDialogProps) {
  return (
    <Modal
      className={`${styles.dialog} ${className}`}
      aria-label={label}
      closesOutside
      onClose={onClose}
    >
      <div className={styles.inside}>{children}</div>
    </Modal>
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
