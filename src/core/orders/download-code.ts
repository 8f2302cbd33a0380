/** No vowels, no look-alikes: 12 of these characters are 57 bits and spell nothing. */
export const codeAlphabet = '23456789BCDFGHJKLMNPQRSTVWXZ'
export const codeLength = 12

const ours = `[${codeAlphabet}]{${codeLength}}`
/** Imported codes, as Bandcamp makes them: `nfbh-j5sp`. */
const imported = '[A-Z0-9]{8}'
const pattern = new RegExp(`^(${ours}|${imported})$`)

/**
 * A download code as it is stored, from whatever a person typed: small letters, spaces and dashes are
 * forgiven.
 *
 * @returns null for what can be no code
 */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s–-]+/g, '')
  return pattern.test(code) ? code : null
}

/** `7KQ2-M4XD-9TRB`, as it is printed. */
export function showCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}
