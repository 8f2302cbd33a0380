import { createHash, randomBytes } from 'node:crypto'

/** Set by the page cache on a page it has seen: the sources of its inline scripts. */
export const scriptHashesHeader = 'x-script-hashes'

/** As Next writes it on what it renders for a request that has one, and in the data of that page. */
const nonces = (() => {
  const nonce = String.raw`\\?"nonce\\?":\\?"[\w+/]{22}==\\?"`
  const attribute = ' nonce="[\\w+/]{22}=="'
  const ofHint = String.raw`(?<="style\\?"),\{${nonce}\}`
  return new RegExp([attribute, ofHint, `,${nonce}`, `${nonce},`].join('|'), 'g')
})()
/** Asks the browser to load the styles of a page that nobody may open. A page that is opened names them itself. */
const styleHint = /^:HL\["[^"]+\.css","style".*\]\n/gm
const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g

/** For a page that is made for one request and may be sent before it is finished. */
export function makeNonceSource(): string {
  return `'nonce-${randomBytes(16).toString('base64')}'`
}

/** A finished page is sent to many: a nonce would be known to all of them. */
export function withoutNonce(html: string): string {
  return html.replace(nonces, '')
}

/** What Next's router reads of a page, also of one that is only linked to. */
export function finishRouterData(data: Buffer): Buffer {
  // Long texts in it are counted in bytes: each stays what it is.
  const text = data.toString('latin1')
  return Buffer.from(withoutNonce(text.replace(styleHint, '')), 'latin1')
}

/** The sources for a policy that runs exactly the inline scripts of this finished page. */
export function inlineScriptHashes(html: string): string {
  const hashes = Array.from(
    html.matchAll(inlineScript),
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return [...new Set(hashes)].join(' ')
}
