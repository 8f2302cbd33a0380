import type { Action, ActionContext } from '@/plugins/visual-editor/editor/actions/action'
import { focusPage, focusPanel } from '@/plugins/visual-editor/editor/actions/focus-regions'
import { offerKey } from '@/plugins/visual-editor/editor/actions/keys'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import { panelItems } from '@/plugins/visual-editor/editor/panels/panel-items'
import type { DeviceItem } from '@/plugins/visual-editor/editor/shell/frame'
import { shownToasts } from '@/plugins/visual-editor/editor/state/toasts'
import type { Panel } from '@/plugins/visual-editor/editor/state/ui-store'

async function saveNow({ builder, saving }: ActionContext): Promise<void> {
  builder.commands.announce('Saving…')
  if (await saving.saveOrSay()) {
    builder.commands.tell('Everything is saved')
  }
}

const openDialog =
  (keyDialog: 'palette' | 'keys'): Action['run'] =>
  ({ builder }) =>
    builder.ui.setState({ keyDialog })

const historyActions: readonly Action[] = [
  {
    id: 'undo',
    title: 'Undo',
    group: 'Undo',
    keys: ['Mod+Z'],
    reach: 'editor',
    words: 'back',
    isPossible: ({ builder }) => builder.engine.canUndo(),
    run: ({ builder }) => builder.commands.undo(),
  },
  {
    id: 'redo',
    title: 'Redo',
    group: 'Undo',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    reach: 'editor',
    words: 'again forward',
    isPossible: ({ builder }) => builder.engine.canRedo(),
    run: ({ builder }) => builder.commands.redo(),
  },
  {
    id: 'offer',
    title: 'Press the button of the last message',
    group: 'Undo',
    keys: [offerKey],
    reach: 'everywhere',
    words: 'undo what was just said deleted back notice toast',
    when: ({ builder }) => shownToasts(builder.ui.getState()).some(({ action }) => action),
    run: ({ builder }) => builder.commands.takeOffer(),
  },
]

const windowActions = ({ noun, isPublished }: DocumentKind): readonly Action[] => [
  {
    id: 'save',
    title: 'Save now',
    group: 'Page',
    keys: ['Mod+S'],
    reach: 'everywhere',
    run: (desk) => void saveNow(desk),
  },
  {
    id: 'preview',
    title: noun === 'page' ? 'Preview in a new tab' : 'Preview the email',
    group: 'Page',
    words: 'look see draft visitors inbox',
    isPossible: ({ preview }) => preview !== undefined,
    run: ({ preview }) => preview?.(),
  },
  ...(isPublished ? [publishAction] : []),
  {
    id: 'palette',
    title: noun === 'page' ? 'Find a command, a block or a page' : 'Find a command or a block',
    group: 'Page',
    keys: ['Mod+K'],
    reach: 'fields',
    isKeysOnly: true,
    run: openDialog('palette'),
  },
  {
    id: 'keys',
    title: 'All keys',
    group: 'Page',
    keys: ['?'],
    reach: 'editor',
    words: 'shortcuts help keyboard',
    run: openDialog('keys'),
  },
  {
    id: 'leave',
    title: 'Back to the admin',
    group: 'Page',
    words: 'close editor leave dashboard',
    run: ({ leave }) => leave(),
  },
]

const publishAction: Action = {
  id: 'publish',
  title: 'Publish',
  group: 'Page',
  words: 'put live visitors',
  isPossible: ({ saving }) => saving.hasUnpublished && !saving.isPublishing,
  run: ({ saving }) => void saving.publish(),
}

const panelAction = (panel: Panel, index: number): Action => ({
  id: `panel-${panel}`,
  title: `Panel: ${panelItems[panel].label}`,
  group: 'Panels',
  keys: [`Alt+${index + 1}`],
  reach: 'editor',
  words: 'open close panel',
  run: ({ builder }) => {
    const { ui, elements } = builder
    const isOpening = ui.getState().panel !== panel
    ui.setState({ panel: isOpening ? panel : null })
    // A panel that opens takes the focus, one that closes gives it back.
    requestAnimationFrame(() => (isOpening ? focusPanel(elements) : focusPage(elements)))
  },
})

const deviceAction = ({ device, label }: DeviceItem, index: number): Action => ({
  id: `device-${device}`,
  title: `See it on: ${label}`,
  group: 'Screens',
  keys: [`Alt+Shift+${index + 1}`],
  reach: 'editor',
  words: 'screen width show as',
  run: ({ builder }) => {
    builder.ui.setState({ device, hoveredId: null })
    builder.commands.announce(`The ${builder.kind.noun} is shown for: ${label}`)
  },
})

/** The editor's window as a whole. */
export const windowActionsOf = (kind: DocumentKind): readonly Action[] => [
  ...historyActions,
  ...windowActions(kind),
  ...kind.panels.map(panelAction),
  ...kind.devices.map(deviceAction),
]
