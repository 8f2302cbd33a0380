import type { BeforeListTableServerProps, Where } from 'payload'
import { GiveMembership } from '@/plugins/commerce/memberships/admin/give-membership'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { Choices } from '@/src/admin/choices'
import { ListHead } from '@/src/admin/list-head'
import { slugs } from '@/src/core/slugs'
import { shownProfile } from '@/src/server/chosen-profile'

/** What artists look for among their members. */
const choices: readonly { label: string; where: Where | null }[] = [
  { label: 'Everybody', where: null },
  { label: 'paying', where: { status: { in: ['active'] }, source: { equals: 'joined' } } },
  { label: 'free', where: { status: { equals: 'free' } } },
  { label: 'given', where: { status: { equals: 'active' }, source: { in: ['gift', 'comp'] } } },
  { label: 'payment failed', where: { status: { in: ['past_due', 'unpaid'] } } },
  { label: 'need a look', where: { needsReview: { exists: true } } },
  { label: 'ended', where: { status: { equals: 'canceled' } } },
]

/** Above the members: how many there are of which kind, a file of them, and memberships to give. */
export async function MemberListHead({ payload, user, searchParams }: BeforeListTableServerProps) {
  const { headers } = await import('next/headers')
  const req = { headers: await headers(), user: user ?? null }
  const profileId = shownProfile(req)
  if (!profileId) {
    return null
  }
  const site: Where = { profile: { equals: profileId } }
  const query = { overrideAccess: false, user, depth: 0 } as const
  const [counts, tiers] = await Promise.all([
    Promise.all(
      choices.map(({ where }) =>
        where
          ? payload.count({
              collection: slugs.memberships,
              where: { and: [site, where] },
              ...query,
            })
          : null,
      ),
    ),
    payload.find({
      collection: slugs.membershipTiers,
      where: site,
      select: { name: true },
      sort: 'position',
      pagination: false,
      ...query,
    }),
  ])
  const { admin, api } = payload.config.routes
  const list = `${admin}/collections/${slugs.memberships}`
  const shown = JSON.stringify(searchParams?.where ?? null)
  return (
    <ListHead className={styles.list}>
      <Choices
        label="Which members are shown"
        choices={choices.map(({ label, where }, index) => ({
          label: counts[index] ? `${counts[index].totalDocs} ${label}` : label,
          href: where ? `${list}?${toQuery(where)}` : list,
          isChosen: isShown(shown, where),
        }))}
      />
      <GiveMembership
        profileId={profileId}
        tiers={tiers.docs.map(({ id, name }) => ({ id, name }))}
        giveUrl={`${api}/${slugs.memberships}/give`}
        exportUrl={`${api}/${slugs.memberships}/export?profileId=${profileId}`}
      />
    </ListHead>
  )
}

/** As Payload's list writes conditions into its address. */
function toQuery(where: Where): string {
  const query = new URLSearchParams()
  Object.entries(where).forEach(([field, condition], index) => {
    for (const [operator, value] of Object.entries(condition as Record<string, unknown>)) {
      query.set(`where[or][0][and][${index}][${field}][${operator}]`, String(value))
    }
  })
  return query.toString()
}

function isShown(shown: string, where: Where | null): boolean {
  if (!where) {
    return shown === 'null'
  }
  if (where.needsReview) {
    return shown.includes('"needsReview"')
  }
  const status = Object.values((where.status ?? {}) as object).join(',')
  const source = Object.values((where.source ?? {}) as object).join(',')
  return shown.includes(`"${status}"`) && (source === '' || shown.includes(`"${source}"`))
}
