/** Matches nothing. */
const never = ':not(*)'

/** Such as `body:has(.drag-overlay) *`: anything, depending on what is somewhere in something. */
const wide = /:has\(.*\)[^,]*[\s>+~]\*$/

/**
 * Puts rules of the admin to rest for which browsers style the whole document again whenever any
 * element comes or goes: on a large page that takes longer than all the rest of an edit, and they
 * concern what the editor, or another screen over the whole window, covers.
 *
 * @returns what brings them back
 */
export function disableCostlyCssRules(
  sheets: Iterable<CSSStyleSheet> = document.styleSheets,
): () => void {
  const rested = [...sheets].flatMap(rulesOf).flatMap((rule) => {
    const { selectorText } = rule
    return wide.test(selectorText) ? [{ rule, selectorText }] : []
  })
  for (const { rule } of rested) {
    rule.selectorText = never
  }
  return () => {
    for (const { rule, selectorText } of rested) {
      rule.selectorText = selectorText
    }
  }
}

/** Those of layers and conditions too; none of a sheet that came from elsewhere and may not be read. */
function rulesOf(within: { cssRules: CSSRuleList }): CSSStyleRule[] {
  try {
    return [...within.cssRules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) {
        return [rule]
      }
      return rule instanceof CSSGroupingRule ? rulesOf(rule) : []
    })
  } catch {
    return []
  }
}
