/** Parts that mean something only inside their whole. */
const wholeOf = new Map([
  ['tablerow', 'table'],
  ['tablecell', 'tablerow'],
  ['collapsible-title', 'collapsible-container'],
  ['collapsible-content', 'collapsible-container'],
  ['code-highlight', 'code'],
])

/** Wholes that hold nothing but these. */
const partsOf = new Map([
  ['table', ['tablerow']],
  ['tablerow', ['tablecell']],
  ['collapsible-container', ['collapsible-title', 'collapsible-content']],
  ['code', ['code-highlight', 'text', 'tab', 'linebreak']],
])

/** Whether a node may stand directly in another one. */
export function canContain(parent: string, child: string): boolean {
  const whole = wholeOf.get(child)
  return (whole === undefined || whole === parent) && partsOf.get(parent)?.includes(child) !== false
}
