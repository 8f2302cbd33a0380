/** A page, or where the browser goes instead. */
export type PageAnswer = { html: string } | { location: string }

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Of its own: this fake imports nothing of the application. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)

export const money = (amount: number, currency: string): string =>
  `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`

export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)} – Fake Stripe</title>
    <style>body{font:16px/1.5 system-ui;max-width:28rem;margin:2rem auto;padding:0 1rem}
    button,select{font:inherit;padding:.6rem 1rem;margin:.25rem 0}label{display:block}</style>
    <p><strong>Fake Stripe: no money is taken.</strong></p><h1>${escaped(title)}</h1>${body}</html>`
}

export const link = (url: string, label: string): string =>
  `<p><a href="${escaped(url)}">${escaped(label)}</a></p>`
