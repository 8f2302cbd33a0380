import { escaped, link, money, type PageAnswer, page } from '@/scripts/fake-stripe/pages/html'
import type { World } from '@/src/server/payments/simulator/books/world'
import { cards, isCard } from '@/src/server/payments/simulator/cards'
import { changeCard } from '@/src/server/payments/simulator/objects/turn-period'

/** Where members change their card and see what they paid. A new card pays what is open. */
export function portalPage(world: World, id: string, form: URLSearchParams | null): PageAnswer {
  const portal = world.portals.get(id)
  const account = world.portals.accountOf(id)
  const { features } = world.portalConfigurations.get(portal.configuration)
  const card = features.payment_method_update.enabled ? form?.get('card') : null
  if (isCard(card)) {
    changeCard(world, portal.customer, card)
    return { location: portal.return_url }
  }
  const choices = Object.entries(cards)
    .map(([number, { label }]) => `<option value="${number}">${escaped(label)}</option>`)
    .join('')
  const paid = world.invoices
    .of(account)
    .filter((invoice) => features.invoice_history.enabled && invoice.customer === portal.customer)
    .map(({ amount_due, currency, status }) => `<li>${money(amount_due, currency)}: ${status}</li>`)
  const cardForm = `<form method="post"><label>Card <select name="card">${choices}</select></label>
       <button>Change card</button></form>`
  return {
    html: page(
      'Your card and payments',
      `${features.payment_method_update.enabled ? cardForm : ''}<ul>${paid.join('')}</ul>
       ${link(portal.return_url, 'Back')}`,
    ),
  }
}
