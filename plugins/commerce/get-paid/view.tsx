import { viewPaymentAccount } from '@/plugins/commerce/get-paid/account-view'
import { ConnectButton } from '@/plugins/commerce/get-paid/connect-button'
import styles from '@/plugins/commerce/get-paid/get-paid.module.css'
import { inPlainWords } from '@/plugins/commerce/get-paid/requirements'
import { artistView } from '@/src/admin/artist-view'
import { getPaidPath } from '@/src/admin/get-paid-path'
import type { PaymentAccountView } from '@/src/core/contracts/payment-account'
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

type GetPaidProps = { account: PaymentAccountView; onboardUrl: string }

/** How an artist is paid, what is missing, and the one button that goes on. */
function GetPaid({ account, onboardUrl }: GetPaidProps) {
  const { heading, text, action } = standingOf(account)
  const requirements = action === '' ? [] : inPlainWords(account.requirements)
  const words = ownerMessages.getPaid
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

function standingOf({
  kind,
  hasAccount,
  canBePaid,
  isComplete,
  isLive,
  problem,
  requirements,
}: PaymentAccountView): Standing {
  const words = ownerMessages.getPaid
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
