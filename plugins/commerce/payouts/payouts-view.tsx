import { ConnectButton } from '@/plugins/commerce/payouts/connect-button'
import styles from '@/plugins/commerce/payouts/payouts.module.css'
import { requirementLabels } from '@/plugins/commerce/payouts/requirement-labels'
import { viewPaymentAccount } from '@/plugins/commerce/payouts/view-payment-account'
import { artistView } from '@/src/admin/artist-view'
import { payoutsPath } from '@/src/admin/payouts-path'
import type { PaymentAccountView } from '@/src/core/contracts/orders/payment-account'
import { ownerMessages } from '@/src/core/owner-messages'
import { chosenProfile } from '@/src/server/chosen-profile'

/** Where an artist's money goes. */
export const PayoutsView = artistView(payoutsPath, async ({ req }) => {
  const profileId = chosenProfile(req)
  return (
    <div className={styles.page}>
      <h1>{ownerMessages.payouts.title}</h1>
      {profileId ? (
        <Payouts
          account={await viewPaymentAccount(req, profileId)}
          onboardUrl={`${req.payload.config.routes.api}/profiles/${profileId}/payment-account/onboard`}
        />
      ) : (
        <p>{ownerMessages.payouts.chooseSite}</p>
      )}
    </div>
  )
})

type GetPaidProps = { account: PaymentAccountView; onboardUrl: string }

/** How an artist is paid, what is missing, and the one button that goes on. */
function Payouts({ account, onboardUrl }: GetPaidProps) {
  const { heading, text, action } = accountStanding(account)
  const requirements = action === '' ? [] : requirementLabels(account.requirements)
  const words = ownerMessages.payouts
  const answer = (isSo: boolean) => (isSo ? words.yes : action === '' ? words.no : words.notYet)
  return (
    <div className={styles.parts}>
      <section className={styles.standing} data-open={account.canBePaid}>
        <h2>{heading}</h2>
        <p>{text}</p>
        {requirements.length > 0 ? (
          <>
            <p>{words.asksFor}</p>
            <ul>
              {requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </>
        ) : null}
        {action === '' ? null : (
          <ConnectButton label={action} url={onboardUrl} isMain={!account.canBePaid} />
        )}
      </section>
      {account.kind === 'connected' ? (
        <dl className={styles.facts}>
          <dt>{words.buyersCanPay}</dt>
          <dd>{answer(account.canBePaid)}</dd>
          <dt>{words.bankGetsMoney}</dt>
          <dd>{answer(account.canPayOut)}</dd>
          <dt>{words.platformShare}</dt>
          <dd>{`${account.platformFeePercent} %`}</dd>
        </dl>
      ) : null}
    </div>
  )
}

type Standing = { heading: string; text: string; action: string }

function accountStanding({
  kind,
  hasAccount,
  canBePaid,
  isComplete,
  isLive,
  problem,
  requirements,
}: PaymentAccountView): Standing {
  const words = ownerMessages.payouts
  if (kind === 'test') {
    return { ...words.test, action: '' }
  }
  if (kind === 'own') {
    return { ...(isLive ? words.ownKeys : words.ownTestKeys), action: '' }
  }
  if (!hasAccount) {
    return { ...words.start, action: words.connect }
  }
  if (canBePaid) {
    return { ...(isLive ? words.ready : words.readyInTest), action: words.change }
  }
  if (problem === 'disconnected') {
    return { ...words.disconnected, action: words.connect }
  }
  if (problem.startsWith('rejected')) {
    return { ...words.rejected, action: '' }
  }
  if (!isComplete) {
    return { ...words.unfinished, action: words.goOn }
  }
  return requirements.length > 0
    ? { ...words.more, action: words.goOn }
    : { ...words.waiting, action: words.change }
}
