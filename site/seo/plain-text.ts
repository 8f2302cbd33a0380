/** As many signs as search results show of a description. */
const shortText = 160
/** Enough for any description that is read by programs. */
export const longText = 5000

/** The words of some HTML, cut at a word. */
export function plainText(html: string, longest: number = shortText): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
  return cutText(text, longest)
}

/** At most so many signs of a text, cut at a word. */
export function cutText(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max).replace(/\s+\S*$/, '')}…`
}
