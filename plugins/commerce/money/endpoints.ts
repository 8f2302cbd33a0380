import type { Endpoint } from 'payload'
import { askedScope } from '@/plugins/commerce/money/load-money'
import { moneyCsv } from '@/plugins/commerce/money/money-csv'
import { idParams } from '@/src/core/contracts/ids'
import { moneyFileQuery } from '@/src/core/contracts/orders/money'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { recordExport } from '@/src/server/record-audit'

/** `GET /profiles/{id}/money.csv?range&from&to&table`. */
const file = definePublicEndpoint({
  method: 'get',
  path: '/:id/money.csv',
  summary:
    'What came in and what went off it, as a CSV file: each movement, by month, thing or tax',
  status: 200,
  params: idParams,
  query: moneyFileQuery,
  subject: 'numbers',
  ownedProfile: ({ params }) => params.id,
  rateLimit: 'insights',
  run: async ({ req, params: { id }, query: { table, ...asked } }) => {
    const { scope, range } = await askedScope(req, id, asked)
    await recordExport(req, { profileId: id, what: ownerMessages.audit.money(table) })
    return moneyCsv(req, scope, table, `${range.from}-to-${range.to}`)
  },
})

/** Below `/api/profiles`. */
export const moneyEndpoints: Endpoint[] = [file]
