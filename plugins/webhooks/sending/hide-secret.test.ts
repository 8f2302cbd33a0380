import { expect, it } from 'vitest'
import { hideSecret } from '@/plugins/webhooks/sending/hide-secret'

const secret = 'EA/b+c&"\\=|~.1'
const inJson = JSON.stringify(secret).slice(1, -1)
const inAddress = new URLSearchParams({ secret }).toString().slice('secret='.length)

it.each([
  ['as it is', secret],
  ['in an address', encodeURIComponent(secret)],
  ['in a form', inAddress],
  ['in small hexadecimal digits', inAddress.toLowerCase().replace('ea', 'EA')],
  ['in an address twice', encodeURIComponent(inAddress)],
  ['in JSON', inJson],
  ['in JSON that escapes slashes', inJson.replaceAll('/', '\\/')],
  ['in JSON that escapes signs by number', inJson.replace('&', '\\u0026').replace('=', '\\u003D')],
  ['in JSON within JSON', JSON.stringify(inJson).slice(1, -1)],
])('hides a secret %s', (_, written) => {
  expect(hideSecret(`a ${written} b ${written}`, secret)).toBe('a … b …')
})

it('leaves what is none', () => {
  expect(hideSecret('EA/b+c', secret)).toBe('EA/b+c')
  expect(hideSecret('EAxb', 'EA.b')).toBe('EAxb')
  expect(hideSecret('abc', '')).toBe('abc')
})
