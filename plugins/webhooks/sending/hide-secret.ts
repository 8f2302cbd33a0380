/**
 * Takes a secret out of what somebody answered, also as addresses, JSON and JSON in JSON write it.
 *
 * @param secret of ASCII letters and signs, as tokens have to be
 */
export function hideSecret(text: string, secret: string): string {
  const written = [...secret].map(anyFormOf).join('')
  return secret ? text.replaceAll(new RegExp(written, 'g'), '…') : text
}

function anyFormOf(letter: string): string {
  const plain = letter.replace(/[^A-Za-z0-9]/g, '\\$&')
  const code = letter
    .charCodeAt(0)
    .toString(16)
    .padStart(2, '0')
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
  // Few times each, or an answer of nothing but backslashes would take long.
  return `(?:\\\\{0,3}${plain}|%(?:25){0,2}${code}|\\\\{1,3}u00${code})`
}
