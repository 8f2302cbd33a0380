import { escaped, link, money, type PageAnswer, page } from '@/scripts/fake-stripe/pages/html'
import type { World } from '@/src/server/payments/simulator/books/world'
import { cards, isCard } from '@/src/server/payments/simulator/cards'
import type { PriceParams } from '@/src/server/payments/simulator/objects/checkout-params'
import {
  payByCard,
  readSession,
  type Session,
} from '@/src/server/payments/simulator/objects/session'

/** The hosted page: what is paid, the test cards, and the way back. */
export function payPage(world: World, id: string, form: URLSearchParams | null): PageAnswer {
  if (!form) {
    return { html: show(world, readSession(world, id)) }
  }
  const chosen = form.get('action') === 'decline' ? '0002' : (form.get('card') ?? '4242')
  const outcome = payByCard(world, id, isCard(chosen) ? chosen : '4242', form.has('confirmed'))
  const session = readSession(world, id)
  if (session.status === 'complete') {
    return { location: session.success_url }
  }
  if (outcome === 'confirm') {
    return { html: confirmPage(session, chosen) }
  }
  return { html: show(world, session, outcome === 'declined' ? 'Your card was declined.' : '') }
}

function show(world: World, session: Session, note = ''): string {
  const amount = money(session.amount_total, session.currency)
  const lines = world.pages.get(session.id)?.lines ?? []
  const again = lines.find(({ price }) => price.interval !== null)?.price
  const isOnly = lines.length === 1
  const choices = Object.entries(cards)
    .map(([number, { label }]) => `<option value="${number}">${escaped(label)}</option>`)
    .join('')
  const form =
    session.status === 'open'
      ? `<form method="post"><label>Card <select name="card">${choices}</select></label>
         <button name="action" value="pay">${session.mode === 'subscription' ? 'Subscribe' : 'Pay'}</button>
         <button name="action" value="decline">Decline</button></form>`
      : `<p>This page is ${session.status}.</p>`
  const rows = lines.map(
    ({ name, quantity, price }) =>
      `<li>${escaped(name)} × ${quantity}: ${money(price.unitAmount * quantity, price.currency)}</li>`,
  )
  return page(
    titleOf(amount, again, isOnly),
    `<ul>${rows.join('')}</ul><p>${escaped(session.customer_email ?? '')}</p>
     <p role="alert">${escaped(note)}</p>${form}
     ${session.cancel_url ? link(session.cancel_url, 'Back to the shop') : ''}`,
  )
}

/** `$5.00 every month`, or `$17.00, then $5.00 every month` with what is paid once. */
function titleOf(amount: string, again: PriceParams | undefined, isOnly: boolean): string {
  if (!again) {
    return amount
  }
  const period = `${money(again.unitAmount, again.currency)} every ${again.interval}`
  return isOnly ? period : `${amount}, then ${period}`
}

function confirmPage({ amount_total, currency }: Session, card: string): string {
  return page(
    'Your bank asks',
    `<p>Is this payment of ${money(amount_total, currency)} yours?</p>
     <form method="post"><input type="hidden" name="card" value="${escaped(card)}">
     <button name="confirmed" value="yes">Yes, it is mine</button>
     <button name="action" value="decline">No</button></form>`,
  )
}
