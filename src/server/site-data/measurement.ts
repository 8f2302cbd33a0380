import { type Company, sortedCompanies } from '@/src/core/measurement/companies'
import { consentText } from '@/src/core/measurement/consent'
import { slugs } from '@/src/core/slugs'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { visitorRead } from '@/src/server/site-data/visitor-read'

/** Companies that purchases on a site may be told to, and the words that a buyer may tick for it; '' without any. */
export type Measurement = { companies: Company[]; consent: string }

export function measurementOf(profileId: string): Promise<Measurement> {
  const tags = [cacheTags.site(profileId), cacheTags.storeRules(profileId)]
  return cached(['measurement', profileId], tags, () => readMeasurement(profileId))
}

async function readMeasurement(profileId: string): Promise<Measurement> {
  const payload = await getPayloadClient()
  const ofSite = { profile: { equals: profileId } }
  const isActive = { format: { not_equals: 'webhook' }, disabledAt: { exists: false } }
  const [connections, profiles] = await Promise.all([
    payload.find({
      collection: slugs.webhookEndpoints,
      where: { and: [ofSite, isActive] },
      select: { format: true },
      ...visitorRead,
    }),
    payload.find({
      collection: slugs.profiles,
      where: { id: { equals: profileId } },
      select: { name: true },
      ...visitorRead,
    }),
  ])
  const companies = sortedCompanies(connections.docs.map(({ format }) => format))
  return { companies, consent: consentText(companies, profiles.docs[0]?.name ?? '') }
}
