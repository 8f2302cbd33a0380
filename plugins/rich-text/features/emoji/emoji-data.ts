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
