import type { BeforeListTableServerProps, Where } from 'payload'
import { listHeadId } from '@/plugins/moderation/admin/list-head-id'
import styles from '@/plugins/moderation/admin/moderation.module.css'
import { Choices } from '@/src/admin/choices'
import { ListHead } from '@/src/admin/list-head'
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
    <ListHead className={styles.head} canSelect>
      <Choices
        id={listHeadId}
        label="Which comments are shown"
        choices={[
          ...choices.map((choice) => ({
            label: choice.isCounted
              ? `${reported.totalDocs} ${choice.label.toLowerCase()}`
              : choice.label,
            href: to(slugs.comments, choice.condition),
            isChosen: isShown(choice),
          })),
          { label: 'Blocked fans', href: to(slugs.publicAccounts, blocked) },
        ]}
      />
    </ListHead>
  )
}

function queryOf([field, operator, value]: NonNullable<Choice['condition']>): string {
  return new URLSearchParams({ [`where[or][0][and][0][${field}][${operator}]`]: value }).toString()
}
