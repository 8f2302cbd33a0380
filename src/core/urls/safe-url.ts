const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'sms:', 'tel:'])
/** Where a link leads that may lead nowhere. */
export const blank = 'about:blank'

/**
 * The specification's link rule: http, https, mailto, sms and tel pass, everything else becomes
 * `about:blank`. Text that is no absolute URL passes only when it starts with `/` or `#`.
 */
export function safeUrl(input: string): string {
  // Browsers drop tabs, newlines and leading control characters before they read the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters browsers ignore
  const url = input.replace(/[\u0000-\u001f\u007f]/g, '').trim()
  if (/^[/#]/.test(url)) {
    return /^\/[/\\]/.test(url) ? blank : url
  }
  try {
    return allowedSchemes.has(new URL(url).protocol) ? url : blank
  } catch {
    return blank
  }
}
