// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { disableCostlyCssRules } from '@/src/admin/ui/disable-costly-css-rules'

const css = `
  body:has(.drag-overlay) * { cursor: grabbing }
  @media screen { .row:has(> :nth-child(2)) > * { margin: 0 } }
  .row:has(.popup) .icon { opacity: 1 }
  .card * { color: red }
`

it('puts to rest what styles anything at all, until the screen is left', () => {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  const selectors = () => {
    const [overlay, media, icon, card] = [...(style.sheet?.cssRules ?? [])]
    const inMedia = (media as CSSMediaRule).cssRules[0]
    return [overlay, inMedia, icon, card].map((rule) => (rule as CSSStyleRule).selectorText)
  }
  const before = selectors()
  const bringBack = disableCostlyCssRules()
  expect(selectors()).toEqual([':not(*)', ':not(*)', ...before.slice(2)])
  bringBack()
  expect(selectors()).toEqual(before)
})
