import {
  type Action,
  type ActionContext,
  selectedIn,
} from '@/plugins/visual-editor/editor/actions/action'

const group = 'Move and change'
export const keepSectionId = 'keep-section'
const hasBlock = (desk: ActionContext) => selectedIn(desk) !== null

/** Runs with the selected block. */
const onBlock =
  (run: (commands: ActionContext['builder']['commands'], id: string) => void): Action['run'] =>
  (desk) => {
    const id = selectedIn(desk)
    if (id) {
      run(desk.builder.commands, id)
    }
  }

const ifBlock =
  (isPossible: (commands: ActionContext['builder']['commands'], id: string) => boolean) =>
  (desk: ActionContext): boolean => {
    const id = selectedIn(desk)
    return id !== null && isPossible(desk.builder.commands, id)
  }

const mayBe = (permission: 'canMove' | 'canDuplicate' | 'canDelete') => (desk: ActionContext) => {
  const id = selectedIn(desk)
  return id !== null && desk.builder.commands.permissions(id)[permission]
}

/** What can be done with the selected block. */
export const blockActions: readonly Action[] = [
  {
    id: 'move-up',
    title: 'Move up',
    group,
    keys: ['Alt+ArrowUp'],
    reach: 'blocks',
    when: hasBlock,
    isPossible: ifBlock((commands, id) => commands.canMoveBy(id, -1)),
    words: 'earlier left',
    run: onBlock((commands, id) => commands.moveBy(id, -1)),
  },
  {
    id: 'move-down',
    title: 'Move down',
    group,
    keys: ['Alt+ArrowDown'],
    reach: 'blocks',
    when: hasBlock,
    isPossible: ifBlock((commands, id) => commands.canMoveBy(id, 1)),
    words: 'later right',
    run: onBlock((commands, id) => commands.moveBy(id, 1)),
  },
  {
    id: 'move-in',
    title: 'Move into the block before it',
    group,
    keys: ['Alt+ArrowRight'],
    reach: 'blocks',
    when: hasBlock,
    isPossible: ifBlock((commands, id) => commands.canMoveIn(id)),
    words: 'container nest indent',
    run: onBlock((commands, id) => commands.moveIn(id)),
  },
  {
    id: 'move-out',
    title: 'Move out of the block around it',
    group,
    keys: ['Alt+ArrowLeft'],
    reach: 'blocks',
    when: hasBlock,
    isPossible: ifBlock((commands, id) => commands.canMoveOut(id)),
    words: 'container outdent',
    run: onBlock((commands, id) => commands.moveOut(id)),
  },
  {
    id: 'move-to',
    title: 'Move to…',
    group,
    when: hasBlock,
    isPossible: mayBe('canMove'),
    words: 'place drag anywhere',
    run: ({ builder: { ui } }) => {
      const { selectedId } = ui.getState()
      if (selectedId) {
        ui.setState({ placing: { kind: 'move', id: selectedId } })
      }
    },
  },
  {
    id: 'duplicate',
    title: 'Duplicate',
    group,
    keys: ['Mod+D'],
    reach: 'blocks',
    when: hasBlock,
    isPossible: mayBe('canDuplicate'),
    words: 'copy twice again',
    run: onBlock((commands, id) => commands.duplicate(id)),
  },
  {
    id: keepSectionId,
    title: 'Keep as a section',
    group,
    when: hasBlock,
    isPossible: mayBe('canDuplicate'),
    words: 'save section reuse template',
    run: (desk) => desk.builder.ui.setState({ keeping: selectedIn(desk) }),
  },
  {
    id: 'delete',
    title: 'Delete',
    group,
    keys: ['Delete', 'Backspace'],
    reach: 'blocks',
    when: hasBlock,
    isPossible: mayBe('canDelete'),
    words: 'remove take away',
    run: onBlock((commands, id) => commands.remove(id)),
  },
]
