import type { Engine } from '@/plugins/visual-editor/editor/canvas/engine'
import type { Commands } from '@/plugins/visual-editor/editor/commands/create-commands'
import { parentOf } from '@/plugins/visual-editor/editor/placement'
import type { UiStore } from '@/plugins/visual-editor/editor/state/ui-store'
import { rootId } from '@/src/core/page-document/schema'

/** Answers whether the key was used, so that the caller can keep the browser from acting on it too. */
export type KeyHandler = (event: KeyboardEvent) => boolean

/** The editor's keyboard: undo and redo, move, duplicate, delete, walk through the blocks. */
export function createShortcuts(engine: Engine, ui: UiStore, commands: Commands): KeyHandler {
  return (event) => {
    const { selectedId, drag } = ui.getState()
    if (drag || isTyping(event.target)) {
      return false
    }
    const command = event.metaKey || event.ctrlKey
    // AltGr arrives as Ctrl+Alt and types a letter.
    if (command && !event.altKey) {
      return runCommandKey(event, selectedId, commands)
    }
    if (!selectedId) {
      return false
    }
    if (event.altKey) {
      return runMoveKey(event.key, selectedId, commands)
    }
    if (event.key === 'Escape') {
      const parentId = parentOf(engine.document(), selectedId)
      commands.select(parentId === rootId ? null : parentId)
      return true
    }
    // Enter on a button presses it; the other keys mean nothing to buttons.
    if (event.key === 'Enter' && isButton(event.target)) {
      return false
    }
    return runBlockKey(event, selectedId, engine, commands)
  }
}

function runCommandKey(event: KeyboardEvent, selectedId: string | null, commands: Commands) {
  const key = event.key.toLowerCase()
  if (key === 'z') {
    const run = event.shiftKey ? commands.redo : commands.undo
    run()
    return true
  }
  if (key === 'y') {
    commands.redo()
    return true
  }
  if (key === 'd' && selectedId) {
    commands.duplicate(selectedId)
    return true
  }
  return false
}

function runMoveKey(key: string, selectedId: string, commands: Commands) {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    commands.moveBy(selectedId, key === 'ArrowUp' ? -1 : 1)
    return true
  }
  return false
}

function runBlockKey(event: KeyboardEvent, id: string, engine: Engine, commands: Commands) {
  const neighbour = (by: -1 | 1) => {
    const document = engine.document()
    const siblings = document.nodes[parentOf(document, id) ?? '']?.children ?? []
    const next = siblings[siblings.indexOf(id) + by]
    if (next) {
      commands.select(next)
    }
  }
  const keys = new Map([
    ['Delete', () => commands.remove(id)],
    ['Backspace', () => commands.remove(id)],
    ['ArrowUp', () => neighbour(-1)],
    ['ArrowDown', () => neighbour(1)],
    ['Enter', () => enter(id, engine, commands)],
  ])
  const run = keys.get(event.key)
  run?.()
  return run !== undefined
}

/** Goes one level in: the words of a text block, or the first block of a container. */
function enter(id: string, engine: Engine, commands: Commands) {
  const firstChild = engine.document().nodes[id]?.children[0]
  if (firstChild) {
    commands.select(firstChild)
  } else {
    commands.write(id, null)
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, [role="treeitem"]') !== null
}
