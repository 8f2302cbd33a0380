import { expect, it } from 'vitest'
import { clampFontSize, cleanTextStyle } from '@/src/rich-text/nodes/text/text-style'

it('keeps what the toolbar writes, as it is', () => {
  const written =
    "color: #ff0000;font-size: 20px;font-family: 'Anton', 'Arial Narrow', system-ui, sans-serif;background-color: var(--color-primary);"
  expect(cleanTextStyle(written)).toBe(written)
})

it.each([
  ['position: fixed; top: 0', ''],
  ['color: red', ''],
  ['color: url(https://evil.example)', ''],
  ['color: var(--anything)', ''],
  ['color: rgb(1, 2, 3)', 'color: rgb(1, 2, 3);'],
  ['color: rgba(1, 2, 3, 0.5)', 'color: rgba(1, 2, 3, 0.5);'],
  ['color: #fff; color: #12345', 'color: #fff;'],
  ['background: #fff', ''],
  ['COLOR: #FFF', 'color: #FFF;'],
  ['font-size: 200px', 'font-size: 72px;'],
  ['font-size: 0px', 'font-size: 1px;'],
  ['font-size: 2em', ''],
  ['font-size: calc(1px)', ''],
  ['font-family: Papyrus', ''],
  ['font-family: "Open Sans"', "font-family: 'Open Sans', system-ui, sans-serif;"],
  ['color: #fff}body{display:none', ''],
  ['__proto__: #fff; constructor: #fff', ''],
  ['\u0000color: #fff', ''],
])('reduces %j', (css, clean) => {
  expect(cleanTextStyle(css)).toBe(clean)
  expect(cleanTextStyle(clean)).toBe(clean)
})

it.each([
  [0, 1],
  [1, 1],
  [15.6, 16],
  [72, 72],
  [73, 72],
])('sets words of %d px in %d px', (wish, px) => {
  expect(clampFontSize(wish)).toBe(px)
})
