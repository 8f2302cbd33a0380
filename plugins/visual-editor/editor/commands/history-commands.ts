import { nameOf } from '@/plugins/visual-editor/editor/block-registry'
import type { CommandTools } from '@/plugins/visual-editor/editor/commands/command-tools'
import { neighbourOf } from '@/plugins/visual-editor/editor/commands/default-place'
import { diffPages } from '@/plugins/visual-editor/editor/commands/diff-pages'
import type { SelectCommands } from '@/plugins/visual-editor/editor/commands/select-commands'

/** Back and forth in time, with eyes: says what was taken back, and shows where. */
export function createHistoryCommands(
  tools: CommandTools,
  { stopWriting, reveal }: SelectCommands,
) {
  const { engine, ui, blocks, typed, announce, announceStep } = tools

  const travel = (direction: 'undo' | 'redo') => {
    stopWriting()
    const { selectedId } = ui.getState()
    const before = engine.document()
    engine[direction]()
    const after = engine.document()

    const visible = diffPages(before, after, selectedId)
    const isGone = visible?.kind === 'deleted'
    const remaining = selectedId && after.nodes[selectedId] ? selectedId : null
    const shown = isGone ? remainingNeighbour() : (visible?.id ?? remaining)
    ui.setState({ selectedId: shown, hoveredId: null })
    // A change of the theme is no block's, and seen wherever one looks.
    const isTheme = before === after
    if (shown && !isTheme) {
      reveal(shown, !isGone)
    }

    const [from, to] = direction === 'undo' ? [after, before] : [before, after]
    const step = diffPages(from, to, selectedId)
    const done = direction === 'undo' ? 'Undone' : 'Redone'
    const known = step && (to.nodes[step.id] ? to : from)
    const ofBlock = step && known ? `: ${nameOf(blocks, known, step.id)} ${step.kind}` : ''
    const what = isTheme ? ': theme changed' : ofBlock
    const back =
      direction === 'undo'
        ? { label: 'Redo', run: commands.redo }
        : { label: 'Undo', run: commands.undo }
    announceStep(`${done}${what}`, back)

    function remainingNeighbour(): string | null {
      const neighbour = visible && neighbourOf(before, visible.id)
      return neighbour && after.nodes[neighbour] ? neighbour : remaining
    }
  }

  const commands = {
    /** Says what the last step did, with the way back. */
    announceDone: (message: string) => announceStep(message, { label: 'Undo', run: commands.undo }),

    undo(): void {
      typed.commit?.()
      if (engine.canUndo()) {
        travel('undo')
      } else {
        announce('Nothing to undo')
      }
    },

    redo(): void {
      typed.commit?.()
      if (engine.canRedo()) {
        travel('redo')
      } else {
        announce('Nothing to redo')
      }
    },
  }
  return commands
}
