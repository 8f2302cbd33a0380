import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { finishHtml, finishRouterData, makeNonce } from '@/src/server/caching/inline-scripts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const nonce = makeNonce()
const other = makeNonce()

it('names the inline scripts of a page, and nothing that does not run as one', () => {
  const html =
    `<script nonce="${nonce}">one()</script><script id="_R_" nonce="${nonce}">two("é <b>")</script>` +
    `<script nonce="${nonce}">one()</script><script type="application/ld+json">{"a":1}</script>` +
    `<script src="/a.js" async="" nonce="${nonce}"></script>`
  const { hashes } = finishHtml(html, nonce)
  expect(hashes).toBe(`${hash('one()')} ${hash('two("é <b>")')}`)
  expect(finishHtml('<p>None</p>', nonce).hashes).toBe('')
})

it('names no script that came with what somebody wrote', () => {
  const written = ['', ` nonce="${other}"`, ' nonce=""', ' nonce="null"'].map(
    (attribute) => `<script${attribute}>alert(1)</script>`,
  )
  const { hashes } = finishHtml(`${written.join('')}<script nonce="${nonce}">a()</script>`, nonce)
  expect(hashes).toBe(hash('a()'))
})

it('names the script that loads others, and all of a page that the build has made', () => {
  const page =
    '<body><script src="/_next/static/a.js" async=""></script><script>a()</script></body>'
  const { html, hashes } = finishHtml(page, null)
  const loading = /<script>(\(files.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(hashes).toBe(`${hash('a()')} ${hash(loading)}`)
  expect(finishHtml(page, nonce).hashes).toBe(hash(loading))
})

it('makes one script of those that stand together, and of no others', () => {
  const own = (code: string) => `<script nonce="${nonce}">${code}</script>`
  const foreign = '<script>alert(1)</script>'
  const file = `<script src="/a.js" nonce="${nonce}"></script>`
  const page = own('a()') + own('b()') + foreign + own('c()') + file + own('d()') + own('e("x")')
  const { html, hashes } = finishHtml(page, nonce)
  expect(html).toBe(
    `<script>a()\n;b()</script>${foreign}<script>c()</script><script src="/a.js"></script>` +
      '<script>d()\n;e("x")</script>',
  )
  const codes = ['a()\n;b()', 'c()', 'd()\n;e("x")']
  expect(hashes).toBe(codes.map(hash).join(' '))
})

it('leaves texts alone that look like a nonce', () => {
  const text = `{"a":1,"nonce":"${other}"} nonce="${other}"`
  expect(finishHtml(text, nonce).html).toBe(text)
  expect(finishRouterData(Buffer.from(text), nonce).toString()).toBe(text)
})

it('takes the nonce of one request from a page that is sent to many', () => {
  const data = `:HL[\\"/a.css\\",\\"style\\",{\\"nonce\\":\\"${nonce}\\"}]`
  const html =
    `<script nonce="${nonce}" id="_R_">x()</script><link nonce="${nonce}" href="/a.css"/>` +
    `<script>self.__next_f.push([1,"${data}"])</script>`
  expect(finishHtml(html, nonce).html).toBe(
    '<script id="_R_">x()</script><link href="/a.css"/>' +
      '<script>self.__next_f.push([1,":HL[\\"/a.css\\",\\"style\\"]"])</script>',
  )
})

it('has the router load no styles for a link that nobody may follow', () => {
  const rows = (inside: string) =>
    `0:["$","script","a",{"src":"/a.js",${inside}"async":true}]\n1:T8,é ü ő\n`
  const hints = `:HL["/a.css","style"]\n:HL["/b.css","style",{"nonce":"${nonce}"}]\n`
  const data = Buffer.from(`${hints}${rows(`"nonce":"${nonce}",`)}`)
  expect(finishRouterData(data, nonce).toString()).toBe(rows(''))
})
