import type { Session } from '@/scripts/fake-stripe/books'
import { escapeHtml } from '@/src/core/escape-html'

/** The hosted page, as plain as it can be: the buyer's two outcomes, and the way back. */
export function renderPayPage(session: Session, note = ''): string {
  const amount = `${(session.amount_total / 100).toFixed(2)} ${session.currency.toUpperCase()}`
  const buttons =
    session.status === 'open'
      ? `<form method="post"><button name="action" value="pay">Pay ${amount}</button>
         <button name="action" value="decline">Decline</button></form>`
      : `<p>This page is ${session.status}.</p>`
  const back = session.cancel_url
    ? `<p><a href="${escapeHtml(session.cancel_url)}">Back to the shop</a></p>`
    : ''
  return `<!doctype html><meta charset="utf-8"><title>Fake Stripe</title>
    <h1>${amount}</h1><p>${escapeHtml(session.customer_email ?? '')}</p><p>${escapeHtml(note)}</p>${buttons}${back}`
}
