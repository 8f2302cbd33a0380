import type { ComponentProps, ReactNode } from 'react'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { ChevronLeft, Ellipsis, ExternalLink } from '@/src/admin/ui/icons'
import { MenuButton, type MenuItem } from '@/src/admin/ui/menu-button'
import { SaveState, UndoButtons } from '@/src/admin/writing/save-state'
import styles from '@/src/admin/writing/writing-screen.module.css'
import type { UnsavedKind } from '@/src/admin/writing/writing-state'

type Props = {
  writing: ComponentProps<typeof UndoButtons>['writing'] & ComponentProps<typeof SaveState>
  /** The label of the way back, and where it leads. */
  back: { label: string; go: () => void }
  title: string
  /** Who can see it now. */
  standing: string
  /** In place of “Saved”. */
  saved?: string
  /** How what is saved beside the form stands; null when all of it is saved. */
  beside?: UnsavedKind | null
  /** Before its menu. */
  tools?: ReactNode
  /** Of its menu. */
  items: readonly MenuItem[]
  /** Where others see it; null while there is something to do first. */
  shownAt: string | null
  /** What brings it there. */
  action: { label: string; run: () => Promise<void>; isDisabled?: boolean }
  /** Windows that its menu opens. */
  children: ReactNode
}

/** Where am I, is it saved, who can see it. */
export function WritingBar({ writing, back, title, standing, children, ...props }: Props) {
  const { saved, beside, tools, items, shownAt, action } = props
  return (
    <header className={styles.bar}>
      <div className={styles.side}>
        <IconButton icon={ChevronLeft} label={back.label} onClick={back.go} />
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.rule} />
        <UndoButtons writing={writing} />
      </div>
      <div className={styles.side}>
        <SaveState store={writing.store} {...{ standing, saved, beside }} />
        {tools}
        <MenuButton label="More" items={items}>
          <Ellipsis size={18} aria-hidden />
        </MenuButton>
        {shownAt === null ? (
          <button
            type="button"
            className={controls.button}
            data-kind="primary"
            disabled={action.isDisabled}
            onClick={() => void action.run()}
          >
            {action.label}
          </button>
        ) : (
          <a className={controls.button} href={shownAt} target="_blank" rel="noreferrer">
            View <ExternalLink size={16} aria-hidden />
          </a>
        )}
      </div>
      {children}
    </header>
  )
}
