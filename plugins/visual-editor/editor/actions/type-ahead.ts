import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { Writing } from '@/plugins/visual-editor/editor/state/ui-store'

type Sources = Pick<BuilderContext, 'ui' | 'commands'>

/**
 * Takes a key that is meant for words whose writing tools are still on their way: letters wait for them.
 * Answers whether it did.
 */
export function typeAhead(
  { ui, commands }: Sources,
  { id, at, ahead = '' }: Writing,
  event: KeyboardEvent,
): boolean {
  const { key } = event
  if (key === 'Escape') {
    commands.select(id)
    return true
  }
  const isLetter = writesLetter(event)
  if (isLetter || key === 'Backspace') {
    const next = isLetter ? ahead + key : [...ahead].slice(0, -1).join('')
    ui.setState({ writing: { id, at, ahead: next } })
  }
  return isLetter || key === 'Backspace'
}

/** Whether a key types something where it is pressed. */
export const writesLetter = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey

/** What was typed ahead, once. */
export function takeTypedAhead({ ui }: Pick<Sources, 'ui'>): string {
  const { writing } = ui.getState()
  if (!writing?.ahead) {
    return ''
  }
  ui.setState({ writing: { id: writing.id, at: writing.at } })
  return writing.ahead
}
