import type { Endpoint } from 'payload'
import { checkHost } from '@/plugins/domains/check-host'
import { addDomain, makePrimary, removeDomain } from '@/plugins/domains/site-domains'
import { idParams } from '@/src/core/contracts/ids'
import {
  domainAddedAnswer,
  domainBody,
  domainPathParams,
  domainsPathParams,
} from '@/src/core/contracts/pages/domains'
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

const ofSite = {
  params: domainsPathParams,
  subject: 'domains',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
  rateLimit: 'domainChange',
} as const

const ofOne = { ...ofSite, params: domainPathParams }

/** Below `/api/profiles`. */
export const domainCalls: Endpoint[] = [
  definePublicEndpoint({
    ...ofSite,
    // Counted before the transaction, which holds a connection that counting needs, too.
    rateLimit: 'domainAdd',
    method: 'post',
    path: '/:profileId/domains',
    summary: 'Adds a domain to a site, which leads there once its records prove it',
    body: domainBody,
    answer: domainAddedAnswer,
    status: 201,
    failures: ['CONFLICT'],
    run: ({ req, params, body }) => addDomain(req, { ...params, ...body }),
  }),
  definePublicEndpoint({
    ...ofOne,
    method: 'post',
    path: '/:profileId/domains/:domainId/primary',
    summary: 'Makes a proved domain the one that stands in links to the site',
    failures: ['CONFLICT'],
    run: ({ req, params }) => makePrimary(req, params),
  }),
  definePublicEndpoint({
    ...ofOne,
    method: 'delete',
    path: '/:profileId/domains/:domainId',
    summary: 'Removes a domain from a site',
    run: ({ req, params }) => removeDomain(req, params),
  }),
]
