import { ConnectButton } from '@/plugins/commerce/payouts/connect-button'
import styles from '@/plugins/commerce/payouts/payouts.module.css'
import { requirementLabels } from '@/plugins/commerce/payouts/requirement-labels'
import { viewPaymentAccount } from '@/plugins/commerce/payouts/view-payment-account'
import { artistView } from '@/src/admin/artist-view'
import { payoutsPath } from '@/src/admin/studio-paths'
import type { PaymentAccountView } from '@/src/core/contracts/orders/payment-account'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { chosenProfile } from '@/src/server/chosen-profile'

/** Where an artist's money goes. */
export const PayoutsView = artistView(
  { path: payoutsPath, subject: 'payouts' },
  async ({ req }) => {
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
  },
)

type GetPaidProps = { account: PaymentAccountView; onboardUrl: string }

/** How an artist is paid, what is missing, and the one button that goes on. */
function Payouts({ account, onboardUrl }: GetPaidProps) {
  const { heading, text, action } = accountStanding(account)
  const requirements = action === '' ? [] : requirementLabels(account.requirements)
  const messages = ownerMessages.payouts
  const answer = (isSo: boolean) =>
    isSo ? messages.yes : action === '' ? messages.no : messages.notYet
  return (
    <div className={styles.parts}>
      <section className={styles.standing} data-open={account.canBePaid}>
        <h2>{heading}</h2>
        <p>{text}</p>
        {requirements.length > 0 ? (
          <>
            <p>{messages.asksFor}</p>
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
          <dt>{messages.buyersCanPay}</dt>
          <dd>{answer(account.canBePaid)}</dd>
          <dt>{messages.bankGetsMoney}</dt>
          <dd>{answer(account.canPayOut)}</dd>
          <dt>{messages.platformShare}</dt>
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
  const messages = ownerMessages.payouts
  if (kind === 'test') {
    return { ...messages.test, action: '' }
  }
  if (kind === 'own') {
    return { ...(isLive ? messages.ownKeys : messages.ownTestKeys), action: '' }
  }
  if (!hasAccount) {
    return { ...messages.start, action: messages.connect }
  }
  if (canBePaid) {
    return { ...(isLive ? messages.ready : messages.readyInTest), action: messages.change }
  }
  if (problem === 'disconnected') {
    return { ...messages.disconnected, action: messages.connect }
  }
  if (problem.startsWith('rejected')) {
    return { ...messages.rejected, action: '' }
  }
  if (!isComplete) {
    return { ...messages.unfinished, action: messages.goOn }
  }
  return requirements.length > 0
    ? { ...messages.more, action: messages.goOn }
    : { ...messages.waiting, action: messages.change }
}
