/** Ctrl, or Command where that is the key for it; as in `Mod+Shift+Period`, ending in a `KeyboardEvent.code`. */
export type Keys = string

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

const modifiers = new Set(['Mod', 'Shift', 'Alt'])

/** Whether a press is exactly this combination, wherever its letters are on the keyboard. */
export function isKeys(event: KeyboardEvent, keys: Keys): boolean {
  const parts = keys.split('+')
  const has = (name: string) => parts.includes(name)
  const key = parts.at(-1)
  return (
    !event.getModifierState('AltGraph') &&
    has('Mod') === (event.ctrlKey || event.metaKey) &&
    has('Shift') === event.shiftKey &&
    has('Alt') === event.altKey &&
    (isLetter.test(event.key) && key?.startsWith('Key')
      ? `Key${event.key.toUpperCase()}` === key
      : event.code === key)
  )
}

/** Letters go by what stands on the key, unless that is no Latin letter. */
const isLetter = /^[a-z]$/i

const signs: Readonly<Record<string, string>> = {
  Period: '.',
  Comma: ',',
  Backslash: '\\',
  BracketLeft: '[',
  BracketRight: ']',
}

/** As tooltips show it: `Ctrl+Shift+.`, `⌘⇧.` */
export function keysLabel(keys: Keys): string {
  const parts = keys
    .split('+')
    .map((part) => signs[part] ?? (modifiers.has(part) ? part : part.replace(/^(?:Key|Digit)/, '')))
  if (!isApple()) {
    return parts.join('+').replace('Mod', 'Ctrl')
  }
  return parts.join('').replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥')
}

/** For `aria-keyshortcuts`. */
export const ariaKeys = (keys: Keys): string => keysLabel(keys).replace('Ctrl', 'Control')
