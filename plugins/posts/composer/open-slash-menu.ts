import { placeId } from '@/plugins/posts/composer/composer-context'

const patienceMs = 8000

/** Goes into the text and opens the menu of all that can be put there, as who types a slash. */
export function openSlashMenu(): void {
  const field = document.querySelector<HTMLElement>(`#${placeId('caption')} [role="textbox"]`)
  const until = performance.now() + patienceMs
  const type = () => {
    // The editor is loaded when somebody begins to write.
    if (field?.isContentEditable) {
      field.focus()
      // It opens at the beginning of a word only.
      const isInWord = /\S$/.test(field.textContent ?? '')
      for (const letter of isInWord ? [' ', '/'] : ['/']) {
        document.execCommand('insertText', false, letter)
      }
    } else if (performance.now() < until) {
      requestAnimationFrame(type)
    }
  }
  field?.focus()
  type()
}
