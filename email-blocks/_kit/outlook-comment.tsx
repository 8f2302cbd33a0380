/**
 * HTML that Outlook alone reads, as its conditional comment. React writes no comments, so this stands
 * for one until the mail is put together; on the canvas it is nothing.
 */
export function OutlookComment({ html, editing }: { html: string; editing: boolean }) {
  return editing ? null : <template data-mso={html} />
}

const places = /<template data-mso="([^"]*)"><\/template>/g

/** Puts Outlook's comments in place. What people write cannot hold such a place: React escapes it. */
export function withOutlookComments(html: string): string {
  return html.replace(
    places,
    (_, escaped: string) => `<!--[if mso]>${unescaped(escaped)}<![endif]-->`,
  )
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
}

function unescaped(escaped: string): string {
  return escaped.replace(/&(?:lt|gt|quot|amp|#x27);/g, (entity) => entities[entity] ?? entity)
}
