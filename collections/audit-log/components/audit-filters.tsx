import type { BeforeListTableServerProps } from 'payload'
import styles from '@/collections/audit-log/components/audit-log.module.css'
import { Choices } from '@/src/admin/choices'
import { ListHead } from '@/src/admin/list-head'
import { auditGroups } from '@/src/core/audit/audit-actions'
import { slugs } from '@/src/core/slugs'

type SearchParams = Readonly<Record<string, unknown>>

/** Above the log: which kinds of activity are shown. */
export function AuditFilters({ payload, searchParams }: BeforeListTableServerProps) {
  const list = `${payload.config.routes.admin}/collections/${slugs.auditLog}`
  const chosen = chosenActions(searchParams ?? {})
  const choices = [
    { label: 'All', actions: '' },
    ...auditGroups.map(({ label, actions }) => ({ label, actions: actions.join(',') })),
  ]
  return (
    <ListHead className={styles.head}>
      <Choices
        label="Which activity is shown"
        choices={choices.map(({ label, actions }) => ({
          label,
          href: actions ? `${list}?${queryOf(actions)}` : list,
          isChosen: actions === chosen,
        }))}
      />
    </ListHead>
  )
}

/** As the admin's own filters are written, which show the same. */
function queryOf(actions: string): string {
  return new URLSearchParams({ 'where[or][0][and][0][action][in]': actions }).toString()
}

/** Once the admin has read a filter it writes it again, each action with a number. */
function chosenActions(searchParams: SearchParams): string {
  return Object.entries(searchParams)
    .filter(([name]) => /\[action\]\[in\](\[\d*\])?$/.test(name))
    .flatMap(([, value]) => value)
    .join(',')
}
