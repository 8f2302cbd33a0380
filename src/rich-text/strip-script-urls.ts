const scriptable = /^(?:javascript|vbscript|data(?!:image\/(?:png|jpe?g|gif|webp|avif)[;,])):/i

/** Deeper values are cut: nobody nests what is said of a node forty levels deep. */
const maxDepth = 40

/** Empties every string that a browser would take for a script, at any depth of what is not ours. */
export function stripScriptUrls(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    // Browsers drop control characters and spaces before they read the scheme.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters browsers ignore
    const bare = value.slice(0, 200).replace(/[\u0000-\u0020\u007f]/g, '')
    return scriptable.test(bare) ? '' : value
  }
  if (typeof value !== 'object' || value === null) {
    return value
  }
  if (depth > maxDepth) {
    return null
  }
  return Array.isArray(value)
    ? value.map((entry) => stripScriptUrls(entry, depth + 1))
    : Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, stripScriptUrls(entry, depth + 1)]),
      )
}
