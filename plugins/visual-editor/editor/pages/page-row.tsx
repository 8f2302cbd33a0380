import type { ComponentProps } from 'react'
import { stateOf } from '@/plugins/visual-editor/editor/pages/page-groups'
import styles from '@/plugins/visual-editor/editor/pages/pages.module.css'
import { IconButton } from '@/plugins/visual-editor/editor/shell/icon-button'
import {
  EyeOff,
  File,
  GripVertical,
  Home,
  Lock,
  Settings2,
} from '@/plugins/visual-editor/editor/shell/icons'
import type { PageEntry } from '@/src/core/contracts/pages'

type Props = {
  page: PageEntry
  isCurrent: boolean
  onOpen: () => void
  onSettings: () => void
  /** Only rows that can be put in order have them. */
  rowProps?: ComponentProps<'li'> & { 'data-sort-row': string }
  handleProps?: ComponentProps<'button'>
}

export function PageRow({ page, isCurrent, onOpen, onSettings, rowProps, handleProps }: Props) {
  const { title, pathname, isUndeletable, seo, state } = page
  const Icon = pathname === '/' ? Home : File
  return (
    <li className={styles.row} data-current={isCurrent} data-page={pathname} {...rowProps}>
      {handleProps ? (
        <button className={styles.handle} {...handleProps}>
          <GripVertical size={16} aria-hidden />
        </button>
      ) : (
        <span className={styles.handle} />
      )}
      <button
        type="button"
        className={styles.open}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onOpen}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        <span className={styles.names}>
          <b>{title || 'Without a name'}</b>
          <small>
            <span>{pathname}</span>
            <span data-state={state}>{stateOf(page)}</span>
          </small>
        </span>
        {seo.isHidden && <EyeOff size={14} aria-label="Hidden from search engines" />}
        {isUndeletable && <Lock size={14} aria-label="Cannot be deleted" />}
      </button>
      <IconButton icon={Settings2} label={`Settings of ${title}`} onClick={onSettings} />
    </li>
  )
}
