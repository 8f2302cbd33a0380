/** What many write in, as speech engines know it; each is offered under its own name. */
const common =
  'en-US en-GB de-DE fr-FR es-ES it-IT pt-BR nl-NL pl-PL sv-SE tr-TR uk-UA ja-JP ko-KR zh-CN'.split(
    ' ',
  )

const storageKey = 'bandstand-speech-language'

/** The languages of the browser first, then others. A bare `de` stands behind the `de-AT` that says more. */
export function offeredLanguages(): string[] {
  const own = navigator.languages.filter(
    (tag, _, all) => tag !== '' && !all.some((other) => other.startsWith(`${tag}-`)),
  )
  return [...new Set([...own, ...common])]
}

/** What was chosen in this browser, else the language that it speaks itself. */
export function rememberedLanguage(): string {
  const tags = offeredLanguages()
  try {
    const stored = localStorage.getItem(storageKey) ?? ''
    if (tags.includes(stored)) {
      return stored
    }
  } catch {
    // Storage may be forbidden; then every visit begins with the browser's own language.
  }
  return tags[0] ?? 'en-US'
}

export function rememberLanguage(tag: string): void {
  try {
    localStorage.setItem(storageKey, tag)
  } catch {
    // As above: it is good until the page is left.
  }
}

/** In the language itself, with a capital as in any list. */
export function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return tag
  }
}
