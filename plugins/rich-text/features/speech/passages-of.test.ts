// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { passagesOf } from '@/plugins/rich-text/features/speech/passages-of'

let words: HTMLElement

beforeEach(() => {
  document.body.innerHTML =
    '<p>Elsewhere</p><div><p>First line</p><p>Second <b>line</b> here</p><ul><li>One</li><li>Two</li></ul></div>'
  words = document.querySelector('div') ?? document.body
})

type Place = [selector: string, offset: number]

/** What is read when so much is selected. */
function read(anchor?: Place, focus = anchor): string[] {
  const selection = document.getSelection()
  selection?.removeAllRanges()
  if (anchor && focus) {
    selection?.setBaseAndExtent(nodeAt(anchor[0]), anchor[1], nodeAt(focus[0]), focus[1])
  }
  return passagesOf(words, selection).map(({ text }) => text)
}

const nodeAt = (selector: string): Node => {
  const found = document.querySelector(selector)
  return (selector === 'div' ? found : found?.firstChild) ?? document.body
}

it('reads the block under the cursor, and no further', () => {
  expect(read(['b', 2])).toEqual(['Second line here'])
  expect(read(['li', 1])).toEqual(['One Two'])
})

it('reads what is selected', () => {
  expect(read(['div p', 6], ['b', 4])).toEqual(['line', 'Second line'])
})

it('reads the block beside which the cursor stands', () => {
  expect(read(['div', 1])).toEqual(['Second line here'])
  expect(read(['div', 3])).toEqual(['One Two'])
})

it('reads the first block when the cursor is elsewhere', () => {
  expect(read()).toEqual(['First line'])
  expect(read(['p', 2])).toEqual(['First line'])
})
