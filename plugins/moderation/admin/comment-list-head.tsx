import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps, Where } from 'payload'
import { listHeadId } from '@/plugins/moderation/admin/list-head-id'
import styles from '@/plugins/moderation/admin/moderation.module.css'
import { slugs } from '@/src/core/slugs'
import { chosenProfile } from '@/src/server/chosen-profile'

type Choice = {
  label: string
  /** A condition as Payload writes it into the address of a list. */
  condition: readonly [field: string, operator: string, value: string] | null
  isCounted?: boolean
}

const choices: readonly Choice[] = [
  { label: 'All', condition: null },
  { label: 'Reported', condition: ['openReports', 'greater_than', '0'], isCounted: true },
  { label: 'Hidden', condition: ['hiddenAt', 'exists', 'true'] },
]

const blocked = ['commentsBlockedAt', 'exists', 'true'] as const

/** Above the comments: which ones are shown, and the way to those who may not comment. */
export async function CommentListHead({ payload, user, searchParams }: BeforeListTableServerProps) {
  const { headers } = await import('next/headers')
  const profileId = chosenProfile({ headers: await headers(), user: user ?? null })
  const ofSite: Where[] = profileId ? [{ profile: { equals: profileId } }] : []
  const reported = await payload.count({
    collection: slugs.comments,
    where: { and: [{ openReports: { greater_than: 0 } }, ...ofSite] },
    overrideAccess: false,
    user,
  })
  const { admin } = payload.config.routes
  const to = (slug: string, condition: Choice['condition']) =>
    `${admin}/collections/${slug}${condition ? `?${queryOf(condition)}` : ''}`
  const shown = JSON.stringify(searchParams ?? {})
  const isShown = ({ condition }: Choice) =>
    condition
      ? shown.includes(`[${condition[0]}]`)
      : !choices.some((other) => other.condition && shown.includes(`[${other.condition[0]}]`))

  return (
    <nav
      id={listHeadId}
      className={styles.choices}
      aria-label="Which comments are shown"
      tabIndex={-1}
    >
      {choices.map((choice) => (
        <Link
          key={choice.label}
          className={styles.choice}
          href={to(slugs.comments, choice.condition)}
          aria-current={isShown(choice) ? 'true' : undefined}
        >
          {choice.isCounted ? `${reported.totalDocs} ${choice.label.toLowerCase()}` : choice.label}
        </Link>
      ))}
      <Link className={styles.choice} href={to(slugs.publicAccounts, blocked)}>
        Blocked fans
      </Link>
    </nav>
  )
}

function queryOf([field, operator, value]: NonNullable<Choice['condition']>): string {
  return new URLSearchParams({ [`where[or][0][and][0][${field}][${operator}]`]: value }).toString()
}
