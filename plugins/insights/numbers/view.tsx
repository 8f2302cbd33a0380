import { loadInsights } from '@/plugins/insights/load-insights'
import { Numbers } from '@/plugins/insights/numbers/numbers'
import { artistView } from '@/src/admin/artist-view'
import { numbersPath } from '@/src/admin/studio-paths'
import { insightsQuery } from '@/src/core/contracts/pages/insights'
import { lastDays } from '@/src/core/insights/days'
import { shownProfile } from '@/src/server/chosen-profile'

/** How things go, over a span that the artist chooses. */
export const NumbersView = artistView(
  { path: numbersPath, subject: 'numbers' },
  async ({ req, searchParams }) => {
    const profileId = shownProfile(req)
    if (!profileId) {
      return <p>There is no site yet that you work for.</p>
    }
    const asked = insightsQuery.safeParse({ days: searchParams?.days })
    const days = asked.success ? asked.data.days : 30
    return (
      <Numbers
        insights={await loadInsights(req, profileId, lastDays(days, new Date()))}
        days={days}
        fileUrl={`${req.payload.config.routes.api}/profiles/${profileId}/insights.csv`}
      />
    )
  },
)
