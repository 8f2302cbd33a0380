import type { JSONFieldServerComponent } from 'payload'
import { RulesEditor } from '@/plugins/audience/segments/rules-editor.client'
import { slugs } from '@/src/core/slugs'
import { shownProfile } from '@/src/server/chosen-profile'
import { asOwner } from '@/src/server/owner'
import { idOf } from '@/src/server/site-data/visitor-read'

/** More than fit a list that is looked through. */
const choicesMax = 500

/** The rules of a segment, with what can be chosen in them: the products, tiers, lists and shows of its site. */
export const RulesField: JSONFieldServerComponent = async ({ req, data, path }) => {
  const profileId = idOf(data?.profile) ?? shownProfile(req)
  if (!profileId) {
    return null
  }
  const asked = {
    where: { profile: { equals: profileId } },
    limit: choicesMax,
    pagination: false,
    disableErrors: true,
    ...asOwner(req),
  } as const
  const [products, tiers, lists, shows] = await Promise.all([
    req.payload.find({
      collection: slugs.products,
      select: { title: true },
      sort: 'title',
      ...asked,
    }),
    req.payload.find({
      collection: slugs.membershipTiers,
      select: { name: true },
      sort: 'name',
      ...asked,
    }),
    req.payload.find({
      collection: slugs.emailLists,
      select: { name: true },
      sort: 'name',
      ...asked,
    }),
    req.payload.find({
      collection: slugs.events,
      select: { title: true },
      sort: '-startsAt',
      ...asked,
    }),
  ])
  return (
    <RulesEditor
      path={path}
      url={`${req.payload.config.routes.api}/${slugs.profiles}/${profileId}/segments/reach`}
      choices={{
        product: products.docs.map(({ id, title }) => ({ id, name: title })),
        tier: tiers.docs.map(({ id, name }) => ({ id, name })),
        list: lists.docs.map(({ id, name }) => ({ id, name })),
        show: shows.docs.map(({ id, title }) => ({ id, name: title })),
      }}
    />
  )
}
