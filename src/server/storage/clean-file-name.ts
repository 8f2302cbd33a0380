const maxLength = 100

/**
 * A name that is safe in every path and address: the last part of what was given, with letters
 * without accents, digits, `.`, `_` and `-`. Never empty, never hidden.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const dot = last.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [last.slice(0, dot), last.slice(dot + 1)] : [last, '']
  const end = plain(ending).replaceAll('.', '').slice(0, 10)
  const start = plain(stem).slice(0, maxLength) || 'file'
  return end ? `${start}.${end.toLowerCase()}` : start
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[-.]+|[-.]+$/g, '')
}
