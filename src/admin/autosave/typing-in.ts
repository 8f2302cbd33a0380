const noTyping = ['checkbox', 'radio', 'button', 'submit', 'file', 'range', 'color']

/** What somebody writes in: a `line` counts once it is left, a `text` as it grows; null for choices. */
export function typingIn(element: Element | null): 'line' | 'text' | null {
  if (element instanceof HTMLTextAreaElement) {
    return 'text'
  }
  if (element instanceof HTMLInputElement) {
    // The box of a list to choose from only searches in it.
    const isChoice = noTyping.includes(element.type) || element.getAttribute('role') === 'combobox'
    return isChoice ? null : 'line'
  }
  return element?.closest('[contenteditable="true"]') ? 'text' : null
}
