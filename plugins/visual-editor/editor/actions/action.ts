import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { PageSummary } from '@/plugins/visual-editor/editor/builder-props'
import type { Clipboard } from '@/plugins/visual-editor/editor/clipboard/create-clipboard'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'

/** Everything an action may use. */
export type ActionContext = {
  /** All that there are for the kind of document that is open. */
  actions: readonly Action[]
  builder: BuilderContext
  clipboard: Clipboard
  saving: Pick<Saving, 'saveOrSay' | 'publish' | 'hasUnpublished' | 'isPublishing'>
  page: PageSummary
  pages: readonly PageSummary[]
  openPage: (id: string) => void
  /** Shows what is open as visitors, or readers, will see it. */
  preview?: () => void
  leave: () => void
}

/**
 * Where the focus must be for an action's keys to act:
 * - `page`: on the page itself
 * - `blocks`: anywhere but in a field; bare keys rest in the settings, whose controls need them
 * - `editor`: anywhere but in a field
 * - `fields`: also in fields, but not in the words of the page
 * - `everywhere`: also in the words of the page
 * - `settings`: in the settings alone, fields among them
 */
export type KeyScope = 'page' | 'blocks' | 'editor' | 'fields' | 'everywhere' | 'settings'

export type ActionGroup =
  | 'Get around'
  | 'Move and change'
  | 'Copy and paste'
  | 'Undo'
  | 'Page'
  | 'Panels'
  | 'Screens'

/**
 * Something a creator can do: the keyboard, the palette and the list of keys are made from these,
 * so that keys are written down once.
 */
export type Action = {
  id: string
  /** In plain words, as it is listed. */
  title: string
  group: ActionGroup
  /** `Mod+Shift+Z`; `Mod` is Command on a Mac and Ctrl elsewhere. */
  keys?: readonly string[]
  reach?: KeyScope
  /** More words that find it. */
  words?: string
  /** The browser's own event answers the keys; they are only listed. */
  isNative?: true
  /** Left out of the palette: without keys it means nothing. */
  isKeysOnly?: true
  /** Whether keys mean this action now; left out, always. */
  when?: (desk: ActionContext) => boolean
  /** Whether the palette offers it now; left out, as `when` says. */
  isPossible?: (desk: ActionContext) => boolean
  run: (desk: ActionContext) => void
}

/** The selected block, for actions that need one. */
export function selectedIn({ builder }: ActionContext): string | null {
  return builder.ui.getState().selectedId
}

export function isOffered(action: Action, desk: ActionContext): boolean {
  return !action.isKeysOnly && (action.when?.(desk) ?? true) && (action.isPossible?.(desk) ?? true)
}
