import type { BeforeListTableServerProps, Where } from 'payload'
import { GiveMembership } from '@/plugins/commerce/memberships/admin/give-membership'
import {
  isChosen,
  memberFilterQuery,
  memberFilters,
  memberFilterWhere,
} from '@/plugins/commerce/memberships/admin/member-filters'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { Choices } from '@/src/admin/choices'
import { ListHead } from '@/src/admin/list-head'
import { slugs } from '@/src/core/slugs'
import { shownProfile } from '@/src/server/chosen-profile'
import { getPaymentProvider } from '@/src/server/payments'

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
  const [choices, tiers] = await Promise.all([
    Promise.all(
      memberFilters(getPaymentProvider(payload)).map(async (choice) => {
        const where = choice.anyOf && memberFilterWhere(choice.anyOf)
        const counted =
          where &&
          (await payload.count({
            collection: slugs.memberships,
            where: { and: [site, where] },
            ...query,
          }))
        return { choice, count: counted?.totalDocs ?? null }
      }),
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
  const shown = choices.filter(({ choice, count }) => !choice.isRare || count !== 0)
  return (
    <ListHead className={styles.list}>
      <Choices
        label="Which members are shown"
        choices={shown.map(({ choice, count }) => ({
          label: count === null ? choice.label : `${count} ${choice.label}`,
          href: choice.anyOf ? `${list}?${memberFilterQuery(choice)}` : list,
          isChosen: isChosen(choice, searchParams ?? {}),
        }))}
      />
      <GiveMembership
        key={profileId}
        profileId={profileId}
        tiers={tiers.docs.map(({ id, name }) => ({ id, name }))}
        giveUrl={`${api}/${slugs.memberships}/give`}
        exportUrl={`${api}/${slugs.memberships}/export?profileId=${profileId}`}
      />
    </ListHead>
  )
}
