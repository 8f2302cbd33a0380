import { expect, it } from 'vitest'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/testing/test-render'

const item = (text: string, props = {}) => elementNode('listitem', props, textNode(text))

it('draws bullets and numbers', () => {
  expect(htmlOf(elementNode('list', { listType: 'bullet' }, item('a'), item('b')))).toBe(
    '<ul><li>a</li><li>b</li></ul>',
  )
  expect(htmlOf(elementNode('list', { listType: 'number', start: 3 }, item('c')))).toBe(
    '<ol start="3"><li>c</li></ol>',
  )
})

it('nests lists inside items', () => {
  const inner = elementNode('list', { listType: 'number' }, item('b'))
  const html = htmlOf(
    elementNode('list', { listType: 'bullet' }, elementNode('listitem', {}, inner)),
  )
  expect(html).toBe('<ul><li><ol><li>b</li></ol></li></ul>')
})

it('takes the tag from the kind of list, not from the document', () => {
  expect(htmlOf(elementNode('list', { listType: 'bullet', tag: 'script' }))).toBe('<ul></ul>')
})

it('says which tasks are done, and nothing of lists inside them', () => {
  const inner = elementNode('list', { listType: 'check' }, item('c', { checked: false }))
  const html = htmlOf(
    elementNode(
      'list',
      { listType: 'check' },
      item('a', { checked: true }),
      item('b', { checked: false }),
      elementNode('listitem', { checked: false }, inner),
    ),
  )
  const done = '<span role="img" aria-label="Done"></span>'
  const open = '<span role="img" aria-label="Not done"></span>'
  expect(html).toBe(
    `<ul><li>${done}a</li><li>${open}b</li><li><ul><li>${open}c</li></ul></li></ul>`,
  )
})
