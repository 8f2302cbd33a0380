import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomBytes } from 'node:crypto'
import { loadScriptsAfterPaint } from '@/src/server/caching/scripts-after-paint'

/** Set by the page cache on a page it has seen: the sources of its inline scripts. */
export const scriptHashesHeader = 'x-script-hashes'

/** Asks the browser to load the styles of a page that nobody may open. A page that is opened names them itself. */
const styleHint = /^:HL\["[^"]+\.css","style".*\]\n/gm
const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)([^>]*)>([\s\S]*?)<\/script>/g

const nonceOfRequest = new AsyncLocalStorage<string>()

export function makeNonce(): string {
  return randomBytes(16).toString('base64')
}

/** What is rendered meanwhile has this nonce, and only that is known to be ours. */
export function withNonce<Result>(nonce: string, render: () => Result): Result {
  return nonceOfRequest.run(nonce, render)
}

/** Of the page that is being rendered; null where nobody asked for one, as in the build. */
export function currentNonce(): string | null {
  return nonceOfRequest.getStore() ?? null
}

/** What Next's router reads of a page, also of one that is only linked to. */
export function finishRouterData(data: Buffer, nonce: string | null): Buffer {
  // Long texts in it are counted in bytes: each stays what it is.
  const text = data.toString('latin1')
  return Buffer.from(withoutNonce(text.replace(styleHint, ''), nonce), 'latin1')
}

/**
 * A page that is sent to many, to whom a nonce would be known. Its scripts load after the first paint.
 *
 * @param nonce that it was rendered with; null when it is a page of the build, where nothing comes from outside
 * @returns also the sources for a policy that runs its inline scripts: those that had the nonce, none that came with
 *   what somebody wrote
 */
export function finishHtml(
  rendered: string,
  nonce: string | null,
): { html: string; hashes: string } {
  const made = joinScripts(rendered, nonce)
  const { html, loading } = loadScriptsAfterPaint(withoutNonce(made, nonce))
  const mark = ` nonce="${nonce}"`
  const own = Array.from(made.matchAll(inlineScript))
    .filter(([, attributes]) => nonce === null || attributes?.includes(mark))
    .map(([, , code = '']) => withoutNonce(code, nonce))
  const hashes = [...own, ...(loading === null ? [] : [loading])].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return { html, hashes: [...new Set(hashes)].join(' ') }
}

/**
 * Next writes a script for each piece of a page as it comes. One for all that stand together does the same, and the
 * policy stays short: programs in front of a server refuse long headers.
 */
function joinScripts(html: string, nonce: string | null): string {
  const start = nonce === null ? '<script>' : `<script nonce="${nonce}">`
  const run = new RegExp(`(?:${inPattern(start)}(?:(?!</script>)[^])*</script>){2,}`, 'g')
  return html.replace(run, (scripts) => scripts.replaceAll(`</script>${start}`, '\n;'))
}

function inPattern(text: string): string {
  return text.replaceAll('+', String.raw`\+`)
}

/** Next writes it on tags, and into the data of the page. Only this very one: texts may look alike. */
function withoutNonce(text: string, nonce: string | null): string {
  if (nonce === null) {
    return text
  }
  const value = inPattern(nonce)
  const entry = String.raw`\\?"nonce\\?":\\?"${value}\\?"`
  const ofHint = String.raw`(?<="style\\?"),\{${entry}\}`
  const places = [` nonce="${value}"`, ofHint, `,${entry}`, `${entry},`]
  return text.replace(new RegExp(places.join('|'), 'g'), '')
}
