import { checkHost } from '@/plugins/domains/check-host'
import { idParams } from '@/src/core/contracts/ids'
import { slugs } from '@/src/core/slugs'
import { requireOwnDocument } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** Below `/api/domains`. */
export const checkDomainEndpoint = definePublicEndpoint({
  method: 'post',
  path: '/:id/check',
  summary: "Looks now whether the records of a domain prove that it is the site's",
  params: idParams,
  subject: 'domains',
  rateLimit: 'domainCheck',
  run: async ({ req, params: { id } }): Promise<void> => {
    const { host } = await requireOwnDocument(req, slugs.domains, id)
    await checkHost(req.payload, host)
  },
})
