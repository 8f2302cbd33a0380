import { gemoji } from 'gemoji'
import facts from 'unicode-emoji-json/data-by-emoji.json'

type Fact = { unicode_version: string; skin_tone_support: boolean }

/**
 * The emoji of the editor as JSON: by category, each as `emoji|aliases|tags|description|version|tones`,
 * several aliases and tags with commas between them, tones 1 where skin tones can be chosen.
 */
export function emojiSource(): string {
  const byEmoji = facts as Readonly<Record<string, Fact>>
  const categories: Record<string, string[]> = {}
  for (const { emoji, names, tags, description, category } of gemoji) {
    const fact = byEmoji[emoji] ?? byEmoji[emoji.replaceAll('\uFE0F', '')]
    const version = fact?.unicode_version ?? '1.0'
    const tones = fact?.skin_tone_support ? '1' : ''
    const entry = [emoji, names.join(','), tags.join(','), description, version, tones]
    categories[category] = [...(categories[category] ?? []), entry.join('|')]
  }
  return `${JSON.stringify(categories, null, 1)}\n`
}
