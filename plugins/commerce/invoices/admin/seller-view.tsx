import { SellerForm } from '@/plugins/commerce/invoices/admin/seller-form.client'
import { findSeller } from '@/plugins/commerce/invoices/seller'
import styles from '@/plugins/commerce/money/screen/money.module.css'
import { mayOn } from '@/src/access/own-profile'
import { siteView } from '@/src/admin/artist-view'
import { sellerPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { emptySeller } from '@/src/core/contracts/orders/seller'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { listCountries } from '@/src/core/places/countries'

const words = ownerMessages.seller

/** Who sells on the site, once for all invoices. */
export const SellerView = siteView(
  { path: sellerPath, subject: 'rates' },
  async ({ req, profileId, api }) => {
    const seller = await findSeller(req, profileId)
    return (
      <div id="seller" className={`${controls.tokens} ${controls.chrome} ${styles.page}`}>
        <h1>{words.title}</h1>
        <p className={styles.quiet}>{words.about}</p>
        <SellerForm
          url={`${api}/profiles/${profileId}/seller`}
          seller={seller ?? emptySeller}
          countries={listCountries()}
          canChange={mayOn(req, profileId, 'rates', 'change')}
          year={new Date().getFullYear()}
        />
      </div>
    )
  },
)
