import type { PayloadRequest } from 'payload'
import styles from '@/plugins/commerce/money/screen/money.module.css'
import { findPaymentAccount } from '@/plugins/commerce/payments/payment-account'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { DataTable } from '@/src/admin/ui/table/data-table'
import { moneyText } from '@/src/core/books/money-text'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { getPaymentProvider, simulatesPayments, usesConnectedAccounts } from '@/src/server/payments'
import { PaymentProviderError, type ProviderPayout } from '@/src/server/payments/payment-provider'

const words = ownerMessages.money.payouts

/** Those that are shown; Stripe's own pages have all. */
const shown = 20

type Asked = { req: PayloadRequest; profileId: string }

/** What went to the artist's bank, as the provider tells it. */
export async function Payouts(asked: Asked) {
  const found = await loadPayouts(asked)
  return (
    <section className={styles.part} aria-labelledby="payouts">
      <h2 id="payouts">{words.title}</h2>
      {typeof found === 'string' ? (
        <p className={styles.quiet}>{found}</p>
      ) : (
        <DataTable
          label={`${words.title}, table`}
          rows={found}
          rowKey={({ id }) => id}
          columns={[
            {
              title: 'At the bank on',
              kind: 'name',
              cell: ({ arrivesAt }) => <LocalTime iso={arrivesAt.toISOString()} form="day" />,
            },
            { title: 'State', cell: ({ state }) => words.states[state] },
            {
              title: 'Amount',
              kind: 'number',
              cell: ({ amountMinor, currency }) => moneyText(amountMinor, currency),
            },
          ]}
        />
      )}
    </section>
  )
}

/** Or why there are none, in words for the artist. */
async function loadPayouts({ req, profileId }: Asked): Promise<ProviderPayout[] | string> {
  if (simulatesPayments()) {
    return words.test
  }
  if (!usesConnectedAccounts()) {
    // They are of all sites that the keys take money for.
    return words.ownKeys
  }
  const account = await findPaymentAccount(req, { profile: { equals: profileId } })
  if (!account) {
    return words.noAccount
  }
  try {
    const { payouts } = getPaymentProvider(req.payload, account.stripeAccountId)
    const found = await payouts?.(shown)
    return found && found.length > 0 ? found : words.none
  } catch (error) {
    if (error instanceof PaymentProviderError) {
      return words.notReached
    }
    throw error
  }
}
