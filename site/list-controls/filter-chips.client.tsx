'use client'

import styles from '@/site/list-controls/list-controls.module.css'
import { ListLink } from '@/site/list-controls/list-navigation.client'
import { type ActiveFilter, type ListQuery, listHref } from '@/site/list-controls/list-query'
import { listsMessages } from '@/src/core/messages/lists'
import { Icon } from '@/src/ui/icon/icon'

type Props = {
  pathname: string
  active: readonly ActiveFilter[]
  cleared: ListQuery
  /** The chip that was pressed is about to go. */
  onTakeBack: () => void
}

/** What narrows the list, each to be taken back by itself, or all at once. */
export function FilterChips({ pathname, active, cleared, onTakeBack }: Props) {
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {active.map(({ name, label, without }) => (
        <li key={name}>
          <ListLink
            className={styles.chip}
            href={listHref(pathname, without)}
            scroll={false}
            prefetch={false}
            aria-label={`Remove ${label}`}
            onClick={onTakeBack}
          >
            <span>{label}</span>
            <Icon name="close" />
          </ListLink>
        </li>
      ))}
      <li>
        <ListLink
          className={styles.clear}
          href={listHref(pathname, cleared)}
          scroll={false}
          prefetch={false}
          onClick={onTakeBack}
        >
          {listsMessages.clearAll}
        </ListLink>
      </li>
    </ul>
  )
}
