import { readShows } from '@/plugins/shows/list/read-shows'
import { ShowsList } from '@/plugins/shows/list/shows-list.client'
import { mayOn } from '@/src/access/own-profile'
import { siteView } from '@/src/admin/artist-view'
import { showsPath } from '@/src/admin/studio-paths'
import { ListSkeleton } from '@/src/admin/ui/list/list-skeleton'
import { listShowsQuery } from '@/src/core/contracts/events/shows'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** All shows of the artist, by date. */
export const ShowsView = siteView(
  {
    path: showsPath,
    subject: 'shows',
    skeleton: <ListSkeleton title={ownerMessages.shows.title} />,
  },
  async ({ req, profileId, admin, api, searchParams }) => {
    const asked = listShowsQuery.safeParse(searchParams ?? {})
    const query = asked.data ?? listShowsQuery.parse({})
    return (
      <ShowsList
        key={profileId}
        given={await readShows(req, profileId, query)}
        asked={query}
        opensNew={searchParams?.new !== undefined}
        profileId={profileId}
        adminPath={admin}
        apiPath={api}
        mayChange={mayOn(req, profileId, 'shows', 'change')}
        mayImport={mayOn(req, profileId, 'moveIn', 'change')}
        isAtDoor={mayOn(req, profileId, 'tickets', 'change')}
      />
    )
  },
)
