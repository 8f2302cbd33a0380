import type { Endpoint } from 'payload'
import { certificateAnswer, certificateQuery } from '@/src/core/contracts/pages/certificates'
import { env } from '@/src/core/env'
import { AppError } from '@/src/core/errors'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { leadsToSite } from '@/src/server/tenancy'

/**
 * Asked by a TLS proxy before it gets a certificate: yes to the admin's host and to hosts of sites. Domains of
 * artists are such hosts once they are proved, with `www.` before them or without. Others would get certificates at our
 * expense until the authority gives none any more.
 */
export const certificateEndpoints: Endpoint[] = [
  definePublicEndpoint({
    method: 'get',
    path: '/certificates',
    summary: 'Whether a TLS proxy may get a certificate for a domain',
    answer: certificateAnswer,
    query: certificateQuery,
    rateLimit: 'certificate',
    answersOffline: true,
    run: async ({ query: { domain } }) => {
      const isAdmin = domain === new URL(env().adminOrigin).hostname
      if (!isAdmin && !(await leadsToSite(domain))) {
        throw new AppError('NOT_FOUND')
      }
      return { allowed: true }
    },
  }),
]
