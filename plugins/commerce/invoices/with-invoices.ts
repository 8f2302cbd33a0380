import type { Config } from 'payload'
import { siteInvoiceEndpoints } from '@/plugins/commerce/invoices/endpoints'
import { invoicesPath, sellerPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withScreens } from '@/src/server/extend-config'

const folder = '/plugins/commerce/invoices/admin'

/** Gives the admin the invoices of an artist, and who sells as they say it. */
export function withInvoices(config: Config): Config {
  const screens = {
    invoices: {
      Component: `${folder}/invoices-view#InvoicesView`,
      path: invoicesPath,
      title: 'Invoices',
    },
    seller: { Component: `${folder}/seller-view#SellerView`, path: sellerPath, title: 'Seller' },
  } as const
  return withEndpoints(withScreens(config, screens), slugs.profiles, siteInvoiceEndpoints)
}
