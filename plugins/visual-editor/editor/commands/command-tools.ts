import { offerKeyName } from '@/plugins/visual-editor/editor/actions/keys'
import {
  type BlockRegistry,
  definitionsOf,
  nameOf,
  ownNameOf,
} from '@/plugins/visual-editor/editor/block-registry'
import type { Engine } from '@/plugins/visual-editor/editor/engine/engine'
import { parentOf, permissionsOf } from '@/plugins/visual-editor/editor/placement'
import { shownToasts, withoutToast } from '@/plugins/visual-editor/editor/state/toasts'
import type { Toast, UiStore } from '@/plugins/visual-editor/editor/state/ui-store'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { type Edit, refusals } from '@/src/core/page-document/operations'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'

export type CommandSources = {
  engine: Engine
  ui: UiStore
  blocks: BlockRegistry
  /** Hands over what is typed but not yet part of the page; null while nobody writes. */
  typed: { commit: (() => void) | null }
  /** Where the page is found: legal pages keep their text. */
  pathname?: string
  /** What speaks against a change of blocks, as a sentence; null when nothing does. */
  objection?: (before: PageDocument, after: PageDocument) => string | null
}

/** What all commands need: the page, its rules, and a voice. */
export type CommandTools = ReturnType<typeof createCommandTools>

export function createCommandTools(sources: CommandSources) {
  const { engine, ui, blocks, typed, pathname, objection } = sources
  const definitions = definitionsOf(blocks)
  const name = (id: string) => nameOf(blocks, engine.document(), id)
  const siblingsOf = (id: string) => {
    const document = engine.document()
    return document.nodes[parentOf(document, id) ?? '']?.children ?? []
  }

  /** Read out; said again even when it is what was said last. */
  const announce = (words: string) =>
    ui.setState(({ announcement }) => ({
      announcement: words === announcement ? `${words}\u00a0` : words,
    }))

  /** Says something to everybody: on the screen and aloud, there with the key of what it offers. */
  const tell = (message: string, action?: Toast['action']) => {
    ui.setState({ toast: action ? { message, action } : { message } })
    announce(action ? ownerMessages.editor.offered(message, action.label, offerKeyName()) : message)
  }

  /** Does what a message offers: the last one that offers something, or the one that is meant. */
  const takeOffer = (meant?: Toast) => {
    const toast = meant ?? shownToasts(ui.getState()).findLast(({ action }) => action)
    if (toast?.action) {
      // Before the toast goes: its end means that nobody takes what it offers any more.
      toast.action.run()
      ui.setState((now) => withoutToast(now, toast))
    }
  }

  /** Says what a step of undo did, with the way back; after another step that would lead elsewhere. */
  const announceStep = (message: string, action: NonNullable<Toast['action']>) => {
    ui.setState({ toast: { message, action } })
    announce(message)
    const told = ui.getState().toast
    const [page, theme] = [engine.document(), engine.theme()]
    const stop = engine.subscribe(() => {
      if (engine.document() !== page || engine.theme() !== theme) {
        stop()
        ui.setState((now) => withoutToast(now, told))
      }
    })
  }

  const pageNow = () => ({ document: engine.document(), blocks: definitions, pathname })

  return {
    engine,
    ui,
    blocks,
    typed,
    name,
    siblingsOf,
    announce,

    /** The page to decide on, with what is typed just now. */
    editing: () => {
      typed.commit?.()
      return pageNow()
    },
    pageNow,
    permissions: (id: string) => permissionsOf(blocks, engine.document(), id, pathname),

    tell,
    announceStep,
    takeOffer,

    /** Makes an edit, unless a rule or the kind of page speaks against it; that is said. */
    attempt(edit: Edit, step?: Parameters<Engine['apply']>[1]): boolean {
      const reason =
        'refused' in edit
          ? refusals[edit.refused]
          : (objection?.(engine.document(), edit.document) ?? null)
      if ('refused' in edit || reason !== null) {
        tell(reason ?? '')
        return false
      }
      engine.apply(edit.document, step)
      return true
    },

    /** `position 2 of 5 in Hero` */
    positionOf(id: string): string {
      const document = engine.document()
      const parentId = parentOf(document, id) ?? rootId
      const parent = document.nodes[parentId]
      const siblings = siblingsOf(id)
      // Not by its first words: they may be those of the block that is told about.
      const place =
        parentId === rootId || !parent ? 'on the page' : `in ${ownNameOf(blocks, parent)}`
      return `position ${siblings.indexOf(id) + 1} of ${siblings.length} ${place}`
    },
  }
}
