import { viewPaymentAccount } from '@/plugins/commerce/get-paid/account-view'
import { GetPaid } from '@/plugins/commerce/get-paid/get-paid'
import styles from '@/plugins/commerce/get-paid/get-paid.module.css'
import { artistView } from '@/src/admin/artist-view'
import { getPaidPath } from '@/src/admin/get-paid-path'
import { ownerMessages } from '@/src/core/owner-messages'
import { chosenProfile } from '@/src/server/chosen-profile'

/** Where an artist's money goes. */
export const GetPaidView = artistView(getPaidPath, async ({ req }) => {
  const profileId = chosenProfile(req)
  return (
    <div className={styles.page}>
      <h1>{ownerMessages.getPaid.title}</h1>
      {profileId ? (
        <GetPaid
          account={await viewPaymentAccount(req, profileId)}
          onboardUrl={`${req.payload.config.routes.api}/profiles/${profileId}/payment-account/onboard`}
        />
      ) : (
        <p>{ownerMessages.getPaid.chooseSite}</p>
      )}
    </div>
  )
})
