import { isMacKeyboard, keyCaps } from '@/src/admin/ui/palette/key-caps'

/** Modifiers in the order in which a combination is written. */
const modifiers = ['Mod', 'Alt', 'Shift'] as const

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
> & { getModifierState?: (key: string) => boolean }

/**
 * The combination that was pressed, as actions write theirs: `Mod+Shift+Z`. Null for AltGr, which
 * types letters (and arrives as Ctrl+Alt on Windows), and while an input method composes.
 */
export function combinationOf(event: Pressed): string | null {
  const isCommand = event.ctrlKey || event.metaKey
  const isAltGr = event.getModifierState?.('AltGraph') === true || (event.ctrlKey && event.altKey)
  if (isAltGr || event.isComposing) {
    return null
  }
  const key = keyNameOf(event, isCommand || event.altKey)
  // What Shift makes of a key is its name already: "?".
  const isShifted = event.shiftKey && (key.length > 1 || /[A-Z0-9]/.test(key))
  const held = { Mod: isCommand, Alt: event.altKey, Shift: isShifted }
  return [...modifiers.filter((modifier) => held[modifier]), key].join('+')
}

/** Letters in upper case. With modifiers other layouts count by the place of the key. */
function keyNameOf({ key, code, altKey }: Pressed, isModified: boolean): string {
  const place = /^(?:Key|Digit)(.)$/.exec(code)?.[1]
  const isLatin = /^[\x21-\x7e]$/.test(key)
  if (place && isModified && key.length === 1 && (altKey || !isLatin)) {
    return place
  }
  return key.length === 1 ? key.toUpperCase() : key
}

/** Takes what the last message offers; types nothing on any keyboard, so that it acts among words, too. */
export const offerKey = 'F8'

/** What to press for that on this computer's keyboard. */
export const offerKeyName = (): string => keyCaps(offerKey, isMacKeyboard()).join('+')
