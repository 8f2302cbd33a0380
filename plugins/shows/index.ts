import type { Plugin } from 'payload'
import { showEndpoints } from '@/plugins/shows/endpoints'
import { showsPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withScreens } from '@/src/server/extend-config'

/** Concerts and other dates, as artists plan them. */
export function shows(): Plugin {
  return (config) =>
    withEndpoints(
      withScreens(config, {
        shows: { Component: '/plugins/shows/list/view#ShowsView', path: showsPath },
        tour: { Component: '/plugins/shows/many/tour-view#TourView', path: `${showsPath}/tour` },
        showImport: {
          Component: '/plugins/shows/import/import-view#ImportView',
          path: `${showsPath}/import`,
        },
        show: { Component: '/plugins/shows/show/view#ShowView', path: `${showsPath}/:showId` },
        showGuests: {
          Component: '/plugins/shows/door/guests-view#GuestsView',
          path: `${showsPath}/:showId/guests`,
        },
      }),
      slugs.profiles,
      showEndpoints,
    )
}
