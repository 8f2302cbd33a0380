/** The sign that gives people of an emoji their skin; empty for the yellow it comes with. */
export const skinTones = [
  { tone: '', label: 'Default skin tone' },
  { tone: '\u{1F3FB}', label: 'Light skin tone' },
  { tone: '\u{1F3FC}', label: 'Medium-light skin tone' },
  { tone: '\u{1F3FD}', label: 'Medium skin tone' },
  { tone: '\u{1F3FE}', label: 'Medium-dark skin tone' },
  { tone: '\u{1F3FF}', label: 'Dark skin tone' },
] as const

const storageKey = 'bandstand-skin-tone'

/** What was last chosen in this browser. */
export function readSkinTone(): string {
  try {
    const stored = localStorage.getItem(storageKey)
    return skinTones.find(({ tone }) => tone === stored)?.tone ?? ''
  } catch {
    // A browser that stores nothing shows them as they come.
    return ''
  }
}

export function keepSkinTone(tone: string): void {
  try {
    localStorage.setItem(storageKey, tone)
  } catch {
    // It holds for as long as the picker is open.
  }
}

/** Two hands that belong to people beside them have no tone of their own. */
const person = /(?!(?<=\u200D)\u{1F91D})(\p{Emoji_Modifier_Base})\uFE0F?/gu

/** Everybody in the emoji gets the tone. */
export function withSkinTone(
  { emoji, hasTones }: { emoji: string; hasTones: boolean },
  tone: string,
): string {
  return hasTones && tone !== '' ? emoji.replace(person, `$1${tone}`) : emoji
}
