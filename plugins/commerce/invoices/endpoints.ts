import type { Endpoint, Where } from 'payload'
import { drawInvoice } from '@/plugins/commerce/invoices/draw-invoice'
import { issueInvoices } from '@/plugins/commerce/invoices/issue-invoice'
import { issueMissing } from '@/plugins/commerce/invoices/issue-missing'
import { monthArchive } from '@/plugins/commerce/invoices/month-archive'
import { findSeller, saveSeller } from '@/plugins/commerce/invoices/seller'
import { findBuyersOrder, idOf } from '@/plugins/commerce/orders/find-order'
import { siteOf } from '@/plugins/commerce/site-of'
import { idParams } from '@/src/core/contracts/ids'
import {
  buyersInvoicePath,
  invoiceMonthQuery,
  invoicePath,
  issuedAnswer,
  membersInvoicePath,
  membersInvoicesAnswer,
} from '@/src/core/contracts/orders/invoices'
import { orderQuery } from '@/src/core/contracts/orders/orders'
import { sellerBody } from '@/src/core/contracts/orders/seller'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { pdfFile } from '@/src/server/http/pdf-file'
import { requireOwnDocument } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { recordExport } from '@/src/server/record-audit'
import type { VisitorAccount } from '@/src/server/session'

const ofSite = {
  params: idParams,
  ownedProfile: ({ params }: { params: { id: string } }) => params.id,
} as const

/** `PUT /profiles/{id}/seller`. */
const seller = definePublicEndpoint({
  ...ofSite,
  method: 'put',
  path: '/:id/seller',
  summary: 'Says who sells, as invoices have it from now on',
  subject: 'rates',
  body: sellerBody,
  answer: sellerBody,
  rateLimit: 'catalogChange',
  run: ({ req, params: { id }, body }) => saveSeller(req, id, body),
})

/** `POST /profiles/{id}/invoices`. */
const issue = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: '/:id/invoices',
  summary: 'Makes invoices of payments that have none, the oldest first',
  subject: 'rates',
  answer: issuedAnswer,
  rateLimit: 'catalogChange',
  failures: ['CONFLICT'],
  run: async ({ req, params: { id } }) => {
    if (!(await findSeller(req, id))) {
      throw new AppError('CONFLICT', { message: ownerMessages.invoices.noSeller })
    }
    return issueMissing(req, id)
  },
})

/** `GET /profiles/{id}/invoices/{invoiceId}/pdf`. */
const download = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path: '/:id/invoices/:invoiceId/pdf',
  summary: 'An invoice or a credit note as PDF',
  status: 200,
  params: invoicePath,
  subject: 'orders',
  rateLimit: 'orderRead',
  run: async ({ req, params: { id, invoiceId } }) => {
    const found = await requireOwnDocument(req, slugs.invoices, invoiceId)
    if (idOf(found.profile) !== id) {
      throw new AppError('NOT_FOUND')
    }
    const { document, number } = await req.payload.findByID({
      collection: slugs.invoices,
      id: invoiceId,
      depth: 0,
      // Found with the owner's rights; what is printed is hidden from lists.
      showHiddenFields: true,
      req,
    })
    return pdfFile(number, await drawInvoice(document))
  },
})

/** `GET /profiles/{id}/invoices.zip?month`. */
const archive = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path: '/:id/invoices.zip',
  summary: 'All invoices and credit notes of a month, as PDF files in a ZIP',
  status: 200,
  query: invoiceMonthQuery,
  subject: 'orders',
  rateLimit: 'orderExport',
  failures: ['NOT_FOUND', 'TOO_LARGE'],
  run: async ({ req, params: { id }, query: { month } }) => {
    const file = await monthArchive(req, id, month)
    await recordExport(req, { profileId: id, what: ownerMessages.audit.invoices(month) })
    return file
  },
})

/** `GET /public/orders/{ref}/invoices/{number}?token`. */
const ofBuyer = definePublicEndpoint({
  method: 'get',
  path: '/public/orders/:ref/invoices/:number',
  summary: 'An invoice or a credit note of an order as PDF, for its buyer',
  status: 200,
  params: buyersInvoicePath,
  query: orderQuery,
  account: 'optional',
  answersOffline: true,
  rateLimit: 'orderRead',
  run: async ({ req, host, params: { ref, number }, query, account }) => {
    const { profileId } = await siteOf(host)
    const order = await findBuyersOrder(req, { profileId, ref, ...query, accountId: account?.id })
    const found = (await issueInvoices(req, { order: order.id })).find(
      (each) => each.number === number,
    )
    if (!found) {
      throw new AppError('NOT_FOUND')
    }
    return pdfFile(found.number, await drawInvoice(found.document))
  },
})

/** Twenty years of months. */
const listedMax = 240

/** What the memberships of an account cost, each payment with its invoices. */
const ofAccount = ({ id, profileId }: VisitorAccount): Where => ({
  profile: { equals: profileId },
  'membershipPayment.membership.account': { equals: id },
})

/** `GET /public/memberships/invoices`. */
const listOfMember = definePublicEndpoint({
  method: 'get',
  path: '/public/memberships/invoices',
  summary: 'Invoices and credit notes of the own memberships, the newest first',
  answer: membersInvoicesAnswer,
  account: 'required',
  rateLimit: 'orderRead',
  run: async ({ req, account }) => {
    const { docs } = await req.payload.find({
      collection: slugs.invoices,
      where: ofAccount(account),
      sort: ['-issuedAt', '-sequence'],
      limit: listedMax,
      pagination: false,
      depth: 0,
      req,
    })
    return docs.map(({ kind, number, issuedAt }) => ({ kind, number, issuedAt }))
  },
})

/** `GET /public/memberships/invoices/{number}`. */
const ofMember = definePublicEndpoint({
  method: 'get',
  path: '/public/memberships/invoices/:number',
  summary: 'An invoice or a credit note of the own memberships as PDF',
  status: 200,
  params: membersInvoicePath,
  account: 'required',
  rateLimit: 'orderRead',
  run: async ({ req, account, params }) => {
    const { docs } = await req.payload.find({
      collection: slugs.invoices,
      where: { and: [ofAccount(account), { number: { equals: params.number } }] },
      limit: 1,
      pagination: false,
      depth: 0,
      showHiddenFields: true,
      req,
    })
    const [found] = docs
    if (!found) {
      throw new AppError('NOT_FOUND')
    }
    return pdfFile(found.number, await drawInvoice(found.document))
  },
})

/** Below `/api/profiles`. */
export const siteInvoiceEndpoints: Endpoint[] = [seller, issue, download, archive]

export const buyerInvoiceEndpoints: Endpoint[] = [ofBuyer, listOfMember, ofMember]
