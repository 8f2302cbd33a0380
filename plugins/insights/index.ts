import type { Config, Endpoint, Plugin } from 'payload'
import { lastDaysOf, loadInsights, scopeOf } from '@/plugins/insights/load-insights'
import { numbersCsv } from '@/plugins/insights/numbers-csv'
import { numbersPath } from '@/src/admin/studio-paths'
import { idParams } from '@/src/core/contracts/ids'
import { insightsAnswer, insightsQuery } from '@/src/core/contracts/pages/insights'
import { askedDays, numbersFileQuery } from '@/src/core/contracts/pages/numbers'
import { viewBody } from '@/src/core/contracts/pages/visits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withRootEndpoints, withScreens } from '@/src/server/extend-config'
import { byKey } from '@/src/server/owner-api/by-key'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'
import { recordExport } from '@/src/server/record-audit'
import { countView } from '@/src/server/visits/count-view'
import { siteTimeZone } from '@/src/server/visits/site-time-zone'
import { forgetVisitors } from '@/src/server/visits/write-views'

/** The artist's picture of how things go: the admin's start, and the numbers behind it. */
export function insights(): Plugin {
  return (config: Config): Config =>
    withPeriodicTasks(
      withRootEndpoints(withEndpoints(withViews(config), slugs.profiles, insightsEndpoints), [
        view,
        byKey(look, '/numbers', 'id'),
      ]),
      [{ name: 'forget-visitors', everySeconds: 3600, run: forgetVisitors }],
    )
}

function withViews(config: Config): Config {
  const { admin, ...rest } = withScreens(config, {
    numbers: {
      Component: '/plugins/insights/numbers/view#NumbersView',
      path: numbersPath,
      title: 'Numbers',
    },
  })
  // The admin's start takes the place of Payload's, which has no path.
  const dashboard = { Component: '/plugins/insights/dashboard/view#DashboardView' } as const
  const views = { ...admin?.components?.views, dashboard }
  return { ...rest, admin: { ...admin, components: { ...admin?.components, views } } }
}

const look = definePublicEndpoint({
  method: 'get',
  path: '/:id/insights',
  summary:
    'How things went: income, orders, releases, members, email lists, plays and visits by day',
  answer: insightsAnswer,
  params: idParams,
  query: insightsQuery,
  subject: 'numbers',
  ownedProfile: ({ params }) => params.id,
  rateLimit: 'insights',
  run: async ({ req, params, query }) =>
    loadInsights(req, params.id, await lastDaysOf(params.id, query.days)),
})

const file = definePublicEndpoint({
  method: 'get',
  path: '/:id/numbers.csv',
  summary: 'A table of the numbers of some days as a CSV file, beside those it is compared with',
  status: 200,
  params: idParams,
  query: numbersFileQuery,
  subject: 'numbers',
  ownedProfile: ({ params }) => params.id,
  rateLimit: 'insights',
  run: async ({ req, params: { id }, query: { table, range, from, to, compare, ...filter } }) => {
    await recordExport(req, { profileId: id, what: ownerMessages.audit.insights(table) })
    const timeZone = await siteTimeZone(id)
    const days = askedDays({ range, from, to, compare }, new Date(), timeZone)
    const scope = await scopeOf(req, id, days.range, filter)
    return numbersCsv(req, { scope, compared: days.compared }, table)
  },
})

/** Calls about a profile, below `/api/profiles`. */
const insightsEndpoints: Endpoint[] = [look, file]

const view = definePublicEndpoint({
  method: 'post',
  path: '/public/visits',
  summary:
    'Counts a page view by page and by where its visit came from. Nothing is kept about who came',
  body: viewBody,
  maxBytes: 4000,
  rateLimit: 'visit',
  answersOffline: true,
  run: ({ req, body, host }) => countView(req, body, host),
})
