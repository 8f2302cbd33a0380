const darkQuery = /@media\s*\(\s*prefers-color-scheme:\s*dark\s*\)/g
const schemes = /:root\{color-scheme:[^}]*\}/g

/** The mail as a program of these colours shows it, whatever the browser's own are. */
export function inColours(html: string, colours: 'light' | 'dark'): string {
  return html
    .replace(darkQuery, colours === 'dark' ? '@media all' : '@media not all')
    .replace(schemes, `:root{color-scheme:${colours}}`)
}

/** After these the next words do not go on in the same line. */
const lines = 'br, p, h1, h2, h3, h4, h5, h6, li, td, th, div, blockquote, pre'

/** What inboxes show behind the subject: the hidden words at the beginning, else the first ones. */
export function preheaderIn(html: string): string {
  // A parsed document that is never shown loads and runs nothing.
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  for (const unseen of parsed.querySelectorAll('style, title')) {
    unseen.remove()
  }
  for (const line of parsed.querySelectorAll(lines)) {
    line.after(' ')
  }
  const hidden = parsed.querySelector('[data-skip-in-text]')?.textContent
  const words = (hidden ?? parsed.body.textContent ?? '').replace(/[\s\u00a0\u200c]+/g, ' ')
  return words.trim().slice(0, 140)
}
