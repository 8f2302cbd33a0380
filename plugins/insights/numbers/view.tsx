import { loadNumbers } from '@/plugins/insights/numbers/load-numbers'
import { Numbers } from '@/plugins/insights/numbers/numbers'
import { artistView } from '@/src/admin/artist-view'
import { numbersPath } from '@/src/admin/studio-paths'
import { numbersScreenQuery } from '@/src/core/contracts/pages/numbers'
import { slugs } from '@/src/core/slugs'
import { shownProfile } from '@/src/server/chosen-profile'

/** How things go, over a time that the artist chooses. */
export const NumbersView = artistView(
  { path: numbersPath, subject: 'numbers' },
  async ({ req, searchParams }) => {
    const profileId = shownProfile(req)
    if (!profileId) {
      return <p>There is no site yet that you work for.</p>
    }
    const { admin, api } = req.payload.config.routes
    const parsed = numbersScreenQuery.safeParse(searchParams ?? {})
    // An address that somebody typed shows what is usual.
    const asked = parsed.success ? parsed.data : numbersScreenQuery.parse({})
    return (
      <Numbers
        numbers={await loadNumbers(req, profileId, asked)}
        asked={asked}
        fileUrl={`${api}/profiles/${profileId}/numbers.csv`}
        settingsHref={`${admin}/collections/${slugs.profiles}/${profileId}`}
      />
    )
  },
)
