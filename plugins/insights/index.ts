import type { Config, Endpoint, Plugin } from 'payload'
import { insightsCsv } from '@/plugins/insights/insights-csv'
import { loadInsights, scopeOf } from '@/plugins/insights/load-insights'
import { visitEndpoints } from '@/plugins/insights/visit-endpoints'
import { numbersPath } from '@/src/admin/studio-paths'
import { idParams } from '@/src/core/contracts/ids'
import {
  insightsAnswer,
  insightsFileQuery,
  insightsQuery,
} from '@/src/core/contracts/pages/insights'
import { lastDays } from '@/src/core/insights/days'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withScreens } from '@/src/server/extend-config'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'
import { recordExport } from '@/src/server/record-audit'
import { forgetVisitors } from '@/src/server/visits/write-views'

/** The artist's picture of how things go: the admin's start, and the numbers behind it. */
export function insights(): Plugin {
  return (config: Config): Config =>
    withPeriodicTasks(
      {
        ...withEndpoints(withViews(config), slugs.profiles, insightsEndpoints),
        endpoints: [...(config.endpoints ?? []), ...visitEndpoints],
      },
      [{ name: 'forget-visitors', everySeconds: 3600, run: forgetVisitors }],
    )
}

function withViews(config: Config): Config {
  const { admin, ...rest } = withScreens(config, {
    numbers: { Component: '/plugins/insights/numbers/view#NumbersView', path: numbersPath },
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
  run: ({ req, params, query }) => loadInsights(req, params.id, lastDays(query.days, new Date())),
})

const file = definePublicEndpoint({
  method: 'get',
  path: '/:id/insights.csv',
  summary: 'A table of the same figures as a CSV file',
  status: 200,
  params: idParams,
  query: insightsFileQuery,
  subject: 'numbers',
  ownedProfile: ({ params }) => params.id,
  rateLimit: 'insights',
  run: async ({ req, params: { id }, query: { days, table } }) => {
    await recordExport(req, { profileId: id, what: ownerMessages.audit.insights(table) })
    return insightsCsv(req, scopeOf(req, id, lastDays(days, new Date())), table)
  },
})

/** Calls about a profile, below `/api/profiles`. */
const insightsEndpoints: Endpoint[] = [look, file]
