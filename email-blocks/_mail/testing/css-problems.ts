/**
 * What Gmail, Outlook, Yahoo or AOL would drop from a mail's styles, one line each, by what caniemail.com
 * tells of them. A declaration that has one they know before it is no problem.
 */
export function cssProblems(html: string): string[] {
  return [
    ...[...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, style = '']) => inRule(style)),
    ...[...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].flatMap(([, sheet = '']) =>
      [...sheet.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => inRule(rule)),
    ),
    ...widthsThatOutlookLacks(html),
  ]
}

const lostProperties =
  /^(?:.+-)?(?:inline|block)(?:-(?:start|end|size|width|color|style))?$|^inset|^position$|^object-|^(?:flex|grid|place|justify|align)\b|^(?:row-|column-)?gap$|^box-sizing$|^aspect-ratio$|^--/

const lostValues =
  /\b(?:var|env|calc|min|max|clamp|color-mix|light-dark|rgba?|hsla?|oklch)\(|#(?:[\da-f]{4}|[\da-f]{8})(?![\da-f])|\d(?:rem|vw|vh|ch)\b/i

const lostPairs = /^text-align:(?:start|end|match-parent)$|^display:(?:inline-)?(?:flex|grid)$/

function inRule(rule: string): string[] {
  const known = new Set<string>()
  return rule
    .replace(/&(?:#x27|quot|amp);/g, '')
    .split(';')
    .filter((declaration) => declaration.trim() !== '')
    .flatMap((declaration) => {
      const [property = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim())
      const said = `${property}:${value.replace('!important', '').trim()}`
      const isLost = lostProperties.test(property) || lostPairs.test(said)
      if (!isLost && !lostValues.test(value)) {
        known.add(property)
        return []
      }
      return !isLost && known.has(property) ? [] : [said]
    })
}

/** It knows the greatest width of tables alone, so that all others need one in a comment for it. */
function widthsThatOutlookLacks(html: string): string[] {
  return [...html.matchAll(/<(\w+)\b[^>]*\bmax-width:\d+px[^>]*>/g)]
    .filter(
      ({ 1: tag, index }) =>
        tag !== 'table' &&
        !/<!--\[if mso\]><table[^>]* width="\d+"[^!]*<!\[endif\]-->$/.test(html.slice(0, index)),
    )
    .map(([element]) => element)
}
