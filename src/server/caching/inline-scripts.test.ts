import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  finishRouterData,
  inlineScriptHashes,
  makeNonceSource,
  withoutNonce,
} from '@/src/server/caching/inline-scripts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const nonce = makeNonceSource().slice("'nonce-".length, -1)

it('names the inline scripts of a page, and nothing that does not run as one', () => {
  const html =
    '<script>one()</script><script id="_R_">two("é <b>")</script><script>one()</script>' +
    '<script type="application/ld+json">{"a":1}</script><script src="/a.js" async=""></script>'
  expect(inlineScriptHashes(html)).toBe(`${hash('one()')} ${hash('two("é <b>")')}`)
  expect(inlineScriptHashes('<p>None</p>')).toBe('')
})

it('takes the nonce of one request from a page that is sent to many', () => {
  const data = `:HL[\\"/a.css\\",\\"style\\",{\\"nonce\\":\\"${nonce}\\"}]`
  const html =
    `<script nonce="${nonce}" id="_R_">x()</script><link nonce="${nonce}" href="/a.css"/>` +
    `<script>self.__next_f.push([1,"${data}"])</script>`
  expect(withoutNonce(html)).toBe(
    '<script id="_R_">x()</script><link href="/a.css"/>' +
      '<script>self.__next_f.push([1,":HL[\\"/a.css\\",\\"style\\"]"])</script>',
  )
})

it('has the router load no styles for a link that nobody may follow', () => {
  const rows = (inside: string) =>
    `0:["$","script","a",{"src":"/a.js",${inside}"async":true}]\n1:T8,é ü ő\n`
  const hints = `:HL["/a.css","style"]\n:HL["/b.css","style",{"nonce":"${nonce}"}]\n`
  const data = Buffer.from(`${hints}${rows(`"nonce":"${nonce}",`)}`)
  expect(finishRouterData(data).toString()).toBe(rows(''))
})
