import { describe, expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { readSubtree } from '@/src/core/page-document/subtree-input'
import { testBlocks } from '@/src/core/page-document/test-blocks'

const note = (props = {}, v = 3) => ({ type: 'note', props, children: [], v })
const box = (...children: string[]) => ({ type: 'box', props: {}, children, v: 1 })
const read = (input: unknown) => readSubtree(input, testBlocks)

describe('readSubtree', () => {
  it('takes blocks as they are', () => {
    const subtree = { rootId: 'a', nodes: { a: box('b'), b: note({ title: 'Hello', href: '/x' }) } }
    expect(read(subtree)).toEqual(subtree)
  })

  it('cleans and migrates: unknown props go, bad ones take their default, old ones are renamed', () => {
    const nodes = {
      a: box('b', 'c', 'd'),
      b: note({ title: 'Hello', secret: 1, href: 'javascript:alert(1)' }),
      c: note({ title: 7 }),
      d: note({ heading: 'Old' }, 1),
      lost: note(),
    }
    expect(read({ rootId: 'a', nodes, more: true })).toEqual({
      rootId: 'a',
      nodes: {
        a: box('b', 'c', 'd'),
        b: note({ title: 'Hello', href: 'about:blank' }),
        c: note(),
        d: note({ title: 'Old' }),
      },
    })
  })

  it.each([
    ['words', 'hello'],
    ['nothing', null],
    ['a list', []],
    ['no root', { rootId: 'a', nodes: {} }],
    ['a whole page', { rootId: 'root', nodes: { root: box() } }],
    ['a child that is missing', { rootId: 'a', nodes: { a: box('b') } }],
    ['a block inside itself', { rootId: 'a', nodes: { a: box('b'), b: box('a') } }],
    ['a block at two places', { rootId: 'a', nodes: { a: box('b', 'b'), b: note() } }],
    ['a dangerous id', { rootId: '__proto__', nodes: { ['__proto__']: note() } }],
    ['a newer version', { rootId: 'a', nodes: { a: note({}, 4) } }],
    ['something else than nodes', { rootId: 'a', nodes: { a: 'note' } }],
    [
      'too much',
      { rootId: 'a', nodes: { a: note({ title: 'x'.repeat(limits.pageDocument.maxBytes) }) } },
    ],
  ])('refuses %s in a sentence', (_what, input) => {
    expect(read(input)).toEqual({ problem: expect.stringMatching(/\.$/) })
  })

  it('refuses more blocks than a page holds', () => {
    const ids = Array.from({ length: limits.pageDocument.maxNodes + 1 }, (_, index) => `n${index}`)
    const nodes = Object.fromEntries(ids.map((id) => [id, note()]))
    expect(read({ rootId: 'a', nodes: { a: box(...ids), ...nodes } })).toHaveProperty('problem')
  })
})
