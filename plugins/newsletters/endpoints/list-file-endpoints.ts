import type { Endpoint } from 'payload'
import { exportSubscribers } from '@/plugins/newsletters/export-subscribers'
import { idParams } from '@/src/core/contracts/ids'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { requireOwnDocument } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { recordExport } from '@/src/server/record-audit'

const download = definePublicEndpoint({
  method: 'get',
  path: '/:id/export',
  summary: 'All addresses of an email list as a CSV file, whatever their status',
  status: 200,
  params: idParams,
  subject: 'audience',
  rateLimit: 'subscriberExport',
  run: async ({ req, params: { id } }) => {
    const list = await requireOwnDocument(req, slugs.emailLists, id)
    await recordExport(req, {
      profileId: profileIdOf(list),
      what: ownerMessages.audit.subscribers(list.name),
      of: { collection: slugs.emailLists, id, label: list.name },
    })
    return exportSubscribers(req, id)
  },
})

/** Calls about what is on a list, below `/api/email-lists`. */
export const listFileEndpoints: Endpoint[] = [download]
