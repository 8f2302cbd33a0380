import { listPeople } from '@/plugins/audience/people/list-people'
import { PeopleList } from '@/plugins/audience/people/people-list.client'
import { siteView } from '@/src/admin/artist-view'
import { peoplePath } from '@/src/admin/studio-paths'
import { ListSkeleton } from '@/src/admin/ui/list/list-skeleton'
import { peopleChoice } from '@/src/core/contracts/audience/people'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { asOwner } from '@/src/server/owner'

/** Everybody whom the artist knows. */
export const PeopleView = siteView(
  {
    path: peoplePath,
    subject: 'members',
    skeleton: <ListSkeleton title={ownerMessages.people.title} />,
  },
  async ({ req, profileId, admin, api, searchParams }) => {
    const choice = peopleChoice.safeParse(searchParams ?? {}).data ?? {}
    const [first, segments] = await Promise.all([
      listPeople(req, { profileId, ...choice }),
      req.payload.find({
        collection: slugs.segments,
        where: { profile: { equals: profileId } },
        select: { name: true },
        sort: 'name',
        pagination: false,
        disableErrors: true,
        ...asOwner(req),
      }),
    ])
    return (
      <PeopleList
        first={first}
        choice={choice}
        segments={segments.docs.map(({ id, name }) => ({ id, name }))}
        url={`${api}/${slugs.profiles}/${profileId}/people`}
        adminPath={admin}
      />
    )
  },
)
