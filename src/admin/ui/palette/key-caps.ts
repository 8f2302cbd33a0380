const names: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Delete: 'Del',
  Escape: 'Esc',
}
const macNames: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }

/**
 * The keys of a combination as they are printed on keyboards: `Ctrl`, `Shift`, `Z`. Without `Fn`, those from
 * F1 on are Apple's keys for sound and light.
 */
export function keyCaps(combination: string, isMac: boolean): string[] {
  return combination
    .split('+')
    .flatMap((key) => (isMac && /^F\d+$/.test(key) ? ['Fn', key] : [capOf(key, isMac)]))
}

const capOf = (key: string, isMac: boolean): string =>
  (isMac && macNames[key]) || (key === 'Mod' ? 'Ctrl' : (names[key] ?? key))

export function isMacKeyboard(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)
}
