import type { Plugin } from 'payload'
import { showCallsByKey, showEndpoints } from '@/plugins/shows/endpoints'
import { showsPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withRootEndpoints, withScreens } from '@/src/server/extend-config'

/** Concerts and other dates, as artists plan them. */
export function shows(): Plugin {
  return (config) =>
    withRootEndpoints(
      withEndpoints(
        withScreens(config, {
          shows: {
            Component: '/plugins/shows/list/view#ShowsView',
            path: showsPath,
            title: 'Shows',
          },
          tour: {
            Component: '/plugins/shows/many/tour-view#TourView',
            path: `${showsPath}/tour`,
            title: 'Add a tour',
          },
          show: {
            Component: '/plugins/shows/show/view#ShowView',
            path: `${showsPath}/:showId`,
            title: 'Show',
          },
          showGuests: {
            Component: '/plugins/shows/door/guests-view#GuestsView',
            path: `${showsPath}/:showId/guests`,
            title: 'Guest list',
          },
        }),
        slugs.profiles,
        showEndpoints,
      ),
      showCallsByKey,
    )
}
