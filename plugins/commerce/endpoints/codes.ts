import type { Endpoint } from 'payload'
import { exportCodes } from '@/plugins/commerce/codes/export-codes'
import { redeemCode } from '@/plugins/commerce/codes/redeem-code'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { siteOf } from '@/plugins/commerce/site-of'
import { idParams } from '@/src/core/contracts/ids'
import { redeemAnswer } from '@/src/core/contracts/music/download-answers'
import { redeemBody } from '@/src/core/contracts/music/download-codes'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { requireOwnDocument } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { recordExport } from '@/src/server/record-audit'
import { siteOrigin } from '@/src/server/tenancy'

/** `POST /public/codes/redeem`: works signed out; the answer opens the order that it made. */
const redeem = definePublicEndpoint({
  method: 'post',
  path: '/public/codes/redeem',
  summary: 'Gives the release of a download code to an email address',
  answer: redeemAnswer,
  status: 201,
  body: redeemBody,
  account: 'optional',
  rateLimit: 'redeemCode',
  run: async ({ req, body: { code, email }, host, account }) => {
    const { profileId } = await siteOf(host)
    return redeemCode(req, { profileId, code, email, accountId: account?.id ?? null })
  },
})

/** `GET /download-code-batches/{id}/codes`: the codes as a CSV file, for their artist. */
const codes = definePublicEndpoint({
  method: 'get',
  path: '/:id/codes',
  summary: 'The codes of a batch as a CSV file',
  status: 200,
  params: idParams,
  subject: 'codes',
  rateLimit: 'codesExport',
  run: async ({ req, params: { id } }) => {
    const batch = await requireOwnDocument(req, slugs.downloadCodeBatches, id)
    const profileId = idOf(batch.profile ?? '')
    const origin = (await siteOrigin(profileId)) ?? ''
    await recordExport(req, {
      profileId,
      what: ownerMessages.audit.codes(batch.name),
      of: { collection: slugs.downloadCodeBatches, id, label: batch.name },
    })
    return exportCodes(req, id, `${origin}/redeem`)
  },
})

export const codeEndpoints: Endpoint[] = [redeem]
/** Below `/api/download-code-batches`. */
export const codeBatchEndpoints: Endpoint[] = [codes]
