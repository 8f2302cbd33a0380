// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { actionsOf } from '@/plugins/visual-editor/editor/actions/actions'
import { focusPlaceOf, isKeyInScope } from '@/plugins/visual-editor/editor/actions/use-keyboard'
import { pageKind } from '@/plugins/visual-editor/editor/kind/page-kind'

const actions = actionsOf(pageKind(new Map()))

it('names every action once', () => {
  const ids = actions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('gives no key two meanings at the same place and time', () => {
  const unconditional = actions.filter(({ when }) => when === undefined)
  const taken = unconditional.flatMap(({ keys = [], reach = 'editor' }) =>
    keys.map((key) => `${key} (${reach})`),
  )
  expect(new Set(taken).size).toBe(taken.length)
})

it('writes keys in one way', () => {
  const pattern = /^(Mod\+)?(Alt\+)?(Shift\+)?([A-Z0-9?]|F\d+|[A-Z][A-Za-z]+)$/
  expect(actions.flatMap(({ keys = [] }) => keys).filter((key) => !pattern.test(key))).toEqual([])
})

it('keeps bare keys from fields and settings', () => {
  document.body.innerHTML =
    '<main id="page"><p contenteditable></p></main><button id="out"></button>' +
    '<aside aria-label="Settings"><button id="in"></button><input></aside>'
  const page = document.querySelector<HTMLElement>('#page')
  const placeAt = (selector: string) => focusPlaceOf(document.querySelector(selector), page, true)

  expect(placeAt('#page')).toBe('page')
  expect(placeAt('body')).toBe('page')
  expect(focusPlaceOf(document.body, page, false)).toBe('elsewhere')
  expect(isKeyInScope('blocks', placeAt('#out'), 'Delete')).toBe(true)
  expect(isKeyInScope('blocks', placeAt('#in'), 'Delete')).toBe(false)
  expect(isKeyInScope('blocks', placeAt('#in'), 'Alt+ArrowUp')).toBe(true)
  expect(isKeyInScope('blocks', placeAt('input'), 'Alt+ArrowUp')).toBe(false)
  expect(isKeyInScope('page', placeAt('#out'), 'Tab')).toBe(false)
  expect(isKeyInScope('fields', placeAt('input'), 'Mod+K')).toBe(true)
})

it.each([
  '<input type="range">',
  '<input type="checkbox">',
  '<input type="color">',
  '<select></select>',
])(
  'reaches the editor from what is set without typing, but for keys that set it: %s',
  (control) => {
    document.body.innerHTML = `${control}<aside aria-label="Settings">${control}</aside>`
    const [outside, inside] = [...document.querySelectorAll('input, select')].map((element) =>
      focusPlaceOf(element, null, true),
    )
    for (const place of [outside, inside]) {
      for (const key of ['Mod+Z', 'Mod+Shift+Z', '?', 'Alt+1']) {
        expect(isKeyInScope('editor', place ?? 'field', key)).toBe(true)
      }
      for (const key of ['ArrowUp', 'Home', 'Delete', 'Alt+ArrowDown']) {
        expect(isKeyInScope('blocks', place ?? 'page', key)).toBe(false)
      }
      expect(isKeyInScope('blocks', place ?? 'field', 'Mod+D')).toBe(true)
    }
    expect(isKeyInScope('settings', inside ?? 'page', 'Escape')).toBe(true)
    expect(isKeyInScope('settings', outside ?? 'settings', 'Escape')).toBe(false)
  },
)

it.each(['<input>', '<input type="number">', '<textarea></textarea>'])(
  'leaves a field that is typed in to itself: %s',
  (field) => {
    document.body.innerHTML = field
    const place = focusPlaceOf(document.querySelector('input, textarea'), null, true)
    expect(isKeyInScope('editor', place, 'Mod+Z')).toBe(false)
  },
)
