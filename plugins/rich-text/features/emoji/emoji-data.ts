import type { Trigger } from '@/plugins/rich-text/kit/use-typeahead'

/** An emoji with what finds it. */
export type Emoji = {
  emoji: string
  /** `smile`, typed as `:smile:`. */
  aliases: readonly string[]
  tags: readonly string[]
  description: string
  category: string
  /** Of Unicode, in which it came: `13.1`. */
  version: string
  hasTones: boolean
}

let loading: Promise<readonly Emoji[]> | null = null

/** All emoji by category, loaded when they are asked for first. */
export function loadEmoji(): Promise<readonly Emoji[]> {
  loading ??= import('@/plugins/rich-text/features/emoji/_generated/emoji.json')
    .then((file) => parseEmoji(file.default))
    .catch((error: unknown) => {
      // The next one who asks tries again.
      loading = null
      throw error
    })
  return loading
}

/** Entries are `emoji|aliases|tags|description|version|tones`. */
export function parseEmoji(categories: Readonly<Record<string, readonly string[]>>): Emoji[] {
  return Object.entries(categories).flatMap(([category, entries]) =>
    entries.map((entry) => {
      const [emoji = '', aliases = '', tags = '', description = '', version = '', tones = ''] =
        entry.split('|')
      return {
        emoji,
        aliases: listOf(aliases),
        tags: listOf(tags),
        description,
        category,
        version,
        hasTones: tones !== '',
      }
    }),
  )
}

const listOf = (text: string) => (text === '' ? [] : text.split(','))

/**
 * Emoji that fit what was typed: those of just this alias first, then those whose alias begins so,
 * then by tags, then by description. What was typed is compared, never read as a pattern.
 */
export function findEmoji(all: readonly Emoji[], typed: string): Emoji[] {
  const query = typed.trim().toLowerCase()
  if (query === '') {
    return []
  }
  return all
    .map((emoji) => ({ emoji, rank: rankOf(emoji, query) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ emoji }) => emoji)
}

function rankOf({ aliases, tags, description }: Emoji, query: string): number {
  if (aliases.includes(query)) {
    return 4
  }
  if (aliases.some((alias) => alias.startsWith(query))) {
    return 3
  }
  if (tags.some((tag) => tag.toLowerCase().startsWith(query))) {
    return 2
  }
  const words = description.toLowerCase()
  const isInAlias = aliases.some((alias) => alias.includes(query))
  return isInAlias || words.startsWith(query) || words.includes(` ${query}`) ? 1 : 0
}

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

/** A colon that begins a word, and at least one sign behind it. */
const shortcut = /(?:^|[\s([{"'«„“])(:([^\s:]{1,40}))$/u

export function findShortcut(before: string): Trigger | null {
  const [, whole, query] = shortcut.exec(before) ?? []
  return whole === undefined || query === undefined ? null : { query, length: whole.length }
}

const emoticons: Readonly<Record<string, string>> = {
  ':)': '🙂',
  ':D': '😀',
  ':(': '🙁',
  '<3': '❤️',
}

const emoticon = /(?:^|\s)(:\)|:D|:\(|<3)$/u
const wholeAlias = /(?:^|[\s([{"'«„“])(:([a-z0-9_+-]{1,40}):)$/u

/** What was typed and is an emoji, just before the caret. */
export type Typed =
  | { kind: 'emoticon'; typed: string; emoji: string }
  | { kind: 'alias'; typed: string; alias: string }

export function findTyped(before: string): Typed | null {
  const [, face] = emoticon.exec(before) ?? []
  const emoji = face && emoticons[face]
  if (face && emoji) {
    return { kind: 'emoticon', typed: face, emoji }
  }
  const [, typed, alias] = wholeAlias.exec(before) ?? []
  return typed && alias ? { kind: 'alias', typed, alias } : null
}
