import { limits } from '@/src/core/limits'

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const localPart = new RegExp(`^(?=.{1,64}$)${atom}(\\.${atom})*$`)
const asciiDomain = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/
/** Letters, digits, hyphens, joiners, and the full stops of several scripts: a URL would read more into others. */
const typedDomain = /^(?:[\p{L}\p{M}\p{N}.。．｡-]|\u200c|\u200d)+$/u

/**
 * An email address as it is stored and compared: in lower case, with its domain as the DNS has it (`xn--…`).
 *
 * @returns null for what is no address (RFC 5321 with the atoms of RFC 5322: no quotes, no comments)
 */
export function readEmail(typed: string): string | null {
  const text = typed.trim()
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0)).toLowerCase()
  const domain = text.slice(at + 1)
  if (!localPart.test(local) || !typedDomain.test(domain)) {
    return null
  }
  const host = hostOf(domain)
  const email = `${local}@${host}`
  return asciiDomain.test(host) && email.length <= limits.account.emailMax ? email : null
}

/** A stored address as people write it, with the letters of its domain. */
export function shownEmail(stored: string): string {
  const at = stored.lastIndexOf('@')
  const labels = stored.slice(at + 1).split('.')
  const shown = labels.map((label) => (label.startsWith('xn--') ? decoded(label.slice(4)) : label))
  const domain = shown.join('.')
  // Shown is only what leads back to the same address.
  return hostOf(domain) === labels.join('.') ? stored.slice(0, at + 1) + domain : stored
}

/** What browsers make of a domain for the DNS; empty where that fails. */
function hostOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}

/** Punycode (RFC 3492), which browsers decode for nobody. Wrong input gives a text that leads back nowhere. */
function decoded(label: string): string {
  const split = Math.max(label.lastIndexOf('-'), 0)
  const letters = [...label.slice(0, split)]
  let [code, bias, index] = [128, 72, 0]
  let place = split > 0 ? split + 1 : 0
  while (place < label.length) {
    const before = index
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = Number.parseInt(label[place++] ?? '', 36)
      // Digits stand for 26 to 35, letters for 0 to 25.
      const value = digit < 10 ? digit + 26 : digit - 10
      const threshold = Math.min(Math.max(k - bias, 1), 26)
      index += value * weight
      if (!(value >= threshold)) {
        break
      }
      weight *= 36 - threshold
    }
    const count = letters.length + 1
    bias = adapted(index - before, count, before === 0)
    code += Math.floor(index / count)
    index %= count
    if (!(code <= 0x10ffff)) {
      return ''
    }
    letters.splice(index++, 0, String.fromCodePoint(code))
  }
  return letters.join('')
}

function adapted(distance: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(distance / (isFirst ? 700 : 2))
  delta += Math.floor(delta / count)
  let k = 0
  for (; delta > 455; k += 36) {
    delta = Math.floor(delta / 35)
  }
  return k + Math.floor((36 * delta) / (delta + 38))
}
