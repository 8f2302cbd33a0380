import { type Company, namesOf } from '@/src/core/measurement/companies'

/** Meta takes no purchase on a website without the name of the browser; nobody else gets it. */
const takesBrowser = (companies: readonly Company[]) => companies.includes('meta')

/**
 * What a buyer may tick beside the button, and what is kept with the order as proof. Who ticked other words, because the
 * artist has added a company meanwhile, has not agreed to these.
 *
 * @returns '' when nobody is told of purchases
 */
export function consentText(companies: readonly Company[], artist: string): string {
  if (companies.length === 0) {
    return ''
  }
  const browser = takesBrowser(companies) ? ', and Meta the name of your browser' : ''
  return `Tell ${namesOf(companies)} about this purchase, so that ${artist} sees which ads work. Optional. They get what you bought and paid, and your email address as a code${browser}.`
}

/** What the privacy policy of a site says while purchases may be told of; its artist need not write it. */
export function privacyNotice(companies: readonly Company[]): string {
  const browser = takesBrowser(companies) ? ' Meta also gets the name of your browser.' : ''
  const get = companies.length === 1 ? 'gets' : 'get'
  return `If you tick it at the checkout, and only then, ${namesOf(companies)} ${get} told of that purchase: when it was, what you bought and paid, and your email address as a code by which they find the account you have with them (SHA-256).${browser} Your network address is not sent, and nothing of these companies is loaded on this website. Until you pay you can go back and take the tick away, and while it waits to be sent you can take it back on the page of your order; nothing is sent a second time. Which words you ticked, and when, is kept with the order.`
}
