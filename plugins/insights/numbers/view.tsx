import { loadNumbers } from '@/plugins/insights/numbers/load-numbers'
import { Numbers } from '@/plugins/insights/numbers/numbers'
import { NumbersSkeleton } from '@/plugins/insights/numbers/numbers-skeleton'
import { siteView } from '@/src/admin/artist-view'
import { numbersPath } from '@/src/admin/studio-paths'
import { numbersScreenQuery } from '@/src/core/contracts/pages/numbers'
import { slugs } from '@/src/core/slugs'

/** How things go, over a time that the artist chooses. */
export const NumbersView = siteView(
  { path: numbersPath, subject: 'numbers', skeleton: <NumbersSkeleton /> },
  async ({ req, profileId, admin, api, searchParams }) => {
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
