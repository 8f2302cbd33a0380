import { placeId } from '@/plugins/posts/composer/composer-context'

const patienceMs = 8000

/** Goes into the text and opens the list of all that can be put there. */
export function openInsertMenu(): void {
  const section = document.getElementById(placeId('caption'))
  const until = performance.now() + patienceMs
  const open = () => {
    // The editor, and its tools, are loaded when somebody begins to write.
    const button = section?.querySelector<HTMLElement>('[role="toolbar"] [title^="Insert"]')
    if (button) {
      button.click()
    } else if (performance.now() < until) {
      requestAnimationFrame(open)
    }
  }
  section?.querySelector<HTMLElement>('[role="textbox"]')?.focus()
  open()
}
