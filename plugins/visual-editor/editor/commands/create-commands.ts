import { createArrangeCommands } from '@/plugins/visual-editor/editor/commands/arrange-commands'
import {
  type CommandSources,
  createCommandTools,
} from '@/plugins/visual-editor/editor/commands/command-tools'
import { createHistoryCommands } from '@/plugins/visual-editor/editor/commands/history-commands'
import { createOrderCommands } from '@/plugins/visual-editor/editor/commands/screen-order-commands'
import { createSelectCommands } from '@/plugins/visual-editor/editor/commands/select-commands'
import { createSettingCommands } from '@/plugins/visual-editor/editor/commands/setting-commands'

/** Everything a creator can do to the page; each is one step of undo. */
export type Commands = ReturnType<typeof createCommands>

export function createCommands(sources: CommandSources) {
  const tools = createCommandTools(sources)
  const selecting = createSelectCommands(tools)
  const history = createHistoryCommands(tools, selecting)
  const arranging = createArrangeCommands(tools, selecting, history.undo)
  return {
    ...selecting,
    ...arranging,
    ...createSettingCommands(tools),
    // Behind the others: one step is a step in the order that is seen.
    ...createOrderCommands(tools, arranging),
    ...history,
    tell: tools.tell,
    takeOffer: tools.takeOffer,
    announce: tools.announce,
    /** What may be done with a block on this page. */
    permissions: tools.permissions,
  }
}
