import type { Trigger } from '@/plugins/rich-text/kit/use-typeahead'

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
