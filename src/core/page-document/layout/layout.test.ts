import { describe, expect, it } from 'vitest'
import type { Layout } from '@/src/core/page-document/layout/layout'
import { changedLayout, layoutOn } from '@/src/core/page-document/layout/layout'
import { layoutCss } from '@/src/core/page-document/layout/layout-css'
import type { PageDocument } from '@/src/core/page-document/schema'

const pageWith = (layouts: Record<string, Layout>): PageDocument => ({
  version: 1,
  nodes: {
    root: { type: 'root', props: {}, children: Object.keys(layouts), v: 1 },
    ...Object.fromEntries(
      Object.entries(layouts).map(([id, layout]) => [
        id,
        { type: 'text', props: {}, children: [], v: 1, layout },
      ]),
    ),
  },
})
const cssOf = (layout: Layout, options?: Parameters<typeof layoutCss>[1]) =>
  layoutCss(pageWith({ b1: layout }), options)

describe('what holds on a screen', () => {
  const set: Layout = { base: { above: 10, width: 300 }, mobile: { above: 4 }, tablet: { gap: 8 } }

  it('is what is set for it, else for all, never for another narrow one', () => {
    expect(layoutOn(set, 'base')).toEqual({ above: 10, width: 300 })
    expect(layoutOn(set, 'tablet')).toEqual({ above: 10, width: 300, gap: 8 })
    expect(layoutOn(set, 'mobile')).toEqual({ above: 4, width: 300 })
    expect(layoutOn(undefined, 'mobile')).toEqual({})
  })

  it('changes on one screen alone, and leaves nothing behind', () => {
    const changed = changedLayout(set, 'mobile', { above: undefined, below: 2 })
    expect(changed).toEqual({ ...set, mobile: { below: 2 } })
    expect(changedLayout(changed, 'mobile', { below: undefined })).toEqual({
      base: set.base,
      tablet: set.tablet,
    })
    expect(changedLayout({ mobile: { order: 1 } }, 'mobile', { order: undefined })).toBeUndefined()
  })
})

describe('rules', () => {
  it('are none without layouts', () => {
    expect(layoutCss(pageWith({}))).toBe('')
    expect(cssOf({ base: {} })).toBe('')
  })

  it('hold for the widths of their screen, those for all first', () => {
    expect(cssOf({ mobile: { order: 3 }, base: { order: 1 }, tablet: { order: 2 } })).toBe(
      '[data-layout="b1"]{order:1!important}' +
        '@container site (500px < width <= 1024px){[data-layout="b1"]{order:2!important}}' +
        '@container site (width <= 500px){[data-layout="b1"]{order:3!important}}',
    )
  })

  it('hide where a block is hidden, so that nothing has to be brought back', () => {
    const none = '[data-layout="b1"]{display:none!important}'
    expect(cssOf({ base: { hidden: true } })).toBe(none)
    expect(cssOf({ mobile: { hidden: true } })).toBe(`@container site (width <= 500px){${none}}`)
    expect(cssOf({ base: { hidden: true }, mobile: { hidden: false } })).toBe(
      `@container site (500px < width <= 1024px){${none}}@container site (width > 1024px){${none}}`,
    )
  })

  it('show what is hidden faintly where it is edited', () => {
    expect(cssOf({ base: { hidden: true } }, { ghosts: true, within: '[data-canvas]' })).toBe(
      '[data-canvas] [data-layout="b1"]{opacity:.3!important}',
    )
  })

  it('let blocks say what a number of columns, a share and a size of words are', () => {
    expect(cssOf({ mobile: { columns: 2, share: 40 } })).toBe(
      '@container site (width <= 500px){[data-layout="b1"]' +
        '{--share:40%!important;--columns:2!important;--column-least:0px}}',
    )
    expect(cssOf({ tablet: { textSize: 'lede' } })).toContain(
      '(500px < width <= 1024px){[data-layout="b1"]{--letters-font:var(--letters-lede-font)!important;' +
        '--letters-size:var(--letters-lede-size)!important;',
    )
  })

  it('write nothing that was not checked', () => {
    const evil = '"]{} body{display:none} x["'
    expect(layoutCss(pageWith({ [evil]: { base: { order: 1 } } }))).toBe('')
    const unchecked = {
      width: '1px}body{color:red',
      align: 'center;color:red',
      textSize: 'lede;color:red',
      columns: '2;color:red',
    }
    expect(cssOf({ base: unchecked as never })).not.toContain('red')
  })
})
