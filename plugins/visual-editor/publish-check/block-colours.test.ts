import { describe, expect, it } from 'vitest'
import { checkPage } from '@/plugins/visual-editor/publish-check/check-page'
import { node, subjectOf } from '@/plugins/visual-editor/publish-check/testing/subject-of'
import type { PageNode } from '@/src/core/page-document/schema'
import { themePresets } from '@/src/core/theme/theme-presets'

describe('colours of blocks', () => {
  const inked = (style: string, { text = 'Slow songs', ...more } = {}) => ({
    root: {
      type: 'root',
      version: 1,
      children: [
        {
          type: 'paragraph',
          version: 1,
          children: [
            {
              type: 'text',
              version: 1,
              format: 0,
              detail: 0,
              mode: 'normal',
              text,
              style,
              ...more,
            },
          ],
        },
      ],
    },
  })
  const onWhite = {
    colors: { ...themePresets.mono.colors, background: '#ffffff' },
    headerLinks: [],
  }
  const found = (blocks: Record<string, PageNode>, top = ['box']) =>
    checkPage(
      subjectOf({
        theme: onWhite,
        document: { version: 1, nodes: { root: node('root', {}, top), ...blocks } },
      }),
    ).flatMap(({ rule, severity, place }) =>
      rule === 'contrast' && place.kind === 'block' ? [[severity, place.id, place.prop]] : [],
    )
  const words = (style: string, more = {}) =>
    found({ box: node('text', { doc: inked(style, more) }) })

  it.each([
    ['color: #777777', [['warning', 'box', 'doc']]],
    ['color: #dddddd', [['error', 'box', 'doc']]],
    ['color: rgba(0, 0, 0, 0.2)', [['error', 'box', 'doc']]],
    ['color: #dddddd;background-color: #000000', []],
    ['background-color: #111111', [['error', 'box', 'doc']]],
    ['color: var(--color-background)', [['error', 'box', 'doc']]],
    ['color: var(--color-text)', []],
    ['color: #777777;font-size: 24px', []],
    ['', []],
  ])('measures words in “%s” on white', (style, expected) => {
    expect(words(style)).toEqual(expected)
  })

  it('passes over blanks, and over what no screen shows', () => {
    expect(words('color: #ffffff', { text: ' ' })).toEqual([])
    const layout = { base: { hidden: true } }
    const blank = node('text', { doc: inked('color: #ffffff') })
    expect(found({ box: { ...blank, layout } })).toEqual([])
  })

  it('measures on the nearest ground, and not on pictures', () => {
    const held = { words: node('text', { doc: inked('color: #dddddd') }) }
    const inside = (props: object) =>
      found({ box: node('container', { ...props }, ['words']), ...held })
    expect(inside({})).toEqual([['error', 'words', 'doc']])
    expect(inside({ backgroundColor: '#101010' })).toEqual([])
    expect(inside({ backgroundImage: 'moon' })).toEqual([])
    const deep = {
      box: node('container', { backgroundColor: '#101010' }, ['inner']),
      inner: node('container', { backgroundColor: '#fafafa' }, ['words']),
      ...held,
    }
    expect(found(deep)).toEqual([['error', 'words', 'doc']])
  })

  it('measures words that a section sets light or dark', () => {
    const inside = (props: object, children = ['words']) =>
      found({
        box: node('container', { ...props }, children),
        words: node('button', { look: 'outline' }),
      })
    expect(inside({ ink: 'light' })).toEqual([['error', 'box', 'ink']])
    expect(inside({ ink: 'light', backgroundColor: '#8a8a8a' })).toEqual([
      ['warning', 'box', 'ink'],
    ])
    expect(inside({ ink: 'dark' })).toEqual([])
    expect(inside({ ink: 'light', backgroundVideo: 'film' })).toEqual([])
    expect(inside({ ink: 'light' }, [])).toEqual([])
  })

  it('says nothing of a section without words in the colour that it sets', () => {
    const inside = (held: PageNode, more: Record<string, PageNode> = {}) =>
      found({ box: node('container', { ink: 'light' }, ['held']), held, ...more })
    const text = node('text', { doc: inked('') })
    const error = [['error', 'box', 'ink']]
    expect(inside(text)).toEqual(error)
    expect(inside(node('quote', { words: 'Slow songs' }))).toEqual(error)
    expect(inside(node('container', {}, ['text']), { text })).toEqual(error)

    expect(inside(node('divider'))).toEqual([])
    expect(inside(node('button'))).toEqual([])
    expect(inside(node('text', { doc: inked('color: #101010') }))).toEqual([])
    expect(inside({ ...text, layout: { base: { hidden: true } } })).toEqual([])
    expect(inside(node('modal', { look: 'primary' }, ['text']), { text })).toEqual([])
    const pale = { text: node('text', { doc: inked('color: #dddddd') }) }
    expect(inside(node('modal', { look: 'primary' }, ['text']), pale)).toEqual([])
    for (const ground of [{ backgroundImage: 'moon' }, { backgroundColor: '#101010' }]) {
      expect(inside(node('container', { ...ground, ink: 'light' }, ['text']), { text })).toEqual([])
    }
  })

  it('warns about icons that nobody sees', () => {
    const icon = (color: string) => found({ box: node('icon', { color, label: 'Star' }) })
    expect(icon('#eeeeee')).toEqual([['warning', 'box', 'color']])
    expect(icon('#666666')).toEqual([])
    expect(icon('')).toEqual([])
  })
})
