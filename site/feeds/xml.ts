/** All that is no character of XML 1.0 (https://www.w3.org/TR/xml/#charsets). */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Text for XML, without the characters that XML cannot hold. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Its text is escaped. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** An element without content. */
export function empty(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}/>`
}
