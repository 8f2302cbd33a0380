import {
  type Action,
  type ActionContext,
  selectedIn,
} from '@/plugins/visual-editor/editor/actions/action'
import {
  focusBlockBar,
  focusPage,
  focusRegion,
  focusSettings,
  isOnBlockBar,
  pressSetting,
} from '@/plugins/visual-editor/editor/actions/focus-regions'
import { readProps } from '@/src/core/page-document/props'

const group = 'Get around'
const hasBlock = (desk: ActionContext) => selectedIn(desk) !== null

function walk({ builder }: ActionContext, by: -1 | 1): void {
  if (!builder.commands.walk(by)) {
    focusRegion(builder.elements, by)
  }
}

/** The setting that a block is about, when that is a picture or a video and none is chosen. */
function missingMedia(
  { blocks, engine }: ActionContext['builder'],
  id: string,
): string | undefined {
  const node = engine.document().nodes[id]
  const block = blocks.get(node?.type ?? '')
  const [first] = Object.entries(block?.editor.groups[0]?.controls ?? {})
  const isMissing =
    node && block && first && readProps(block.definition, node.props)[first[0]] === ''
  return isMissing && first[1]?.kind === 'media' ? first[0] : undefined
}

/** One level in: the first block inside, the words, the picture to choose, else the settings. */
function goIn({ builder }: ActionContext): void {
  const { commands, engine, elements, ui } = builder
  const { selectedId } = ui.getState()
  const node = selectedId ? engine.document().nodes[selectedId] : undefined
  const firstChild = node?.children[0]
  if (firstChild) {
    commands.selectByKey(firstChild)
  } else if (selectedId && !commands.write(selectedId, null)) {
    const prop = missingMedia(builder, selectedId)
    focusSettings(elements, prop)
    if (prop) {
      pressSetting(prop)
    }
  }
}

/** From block to block, in and out, and from the page to the rest of the window. */
export const navigationActions: readonly Action[] = [
  {
    id: 'walk-on',
    title: 'Next block, and on behind the last one',
    group,
    keys: ['Tab'],
    reach: 'page',
    isKeysOnly: true,
    run: (desk) => walk(desk, 1),
  },
  {
    id: 'walk-back',
    title: 'Block before, and on before the first one',
    group,
    keys: ['Shift+Tab'],
    reach: 'page',
    isKeysOnly: true,
    run: (desk) => walk(desk, -1),
  },
  {
    id: 'next',
    title: 'Next block beside it',
    group,
    keys: ['ArrowDown'],
    reach: 'blocks',
    isKeysOnly: true,
    run: ({ builder }) => builder.commands.selectNeighbour(1),
  },
  {
    id: 'previous',
    title: 'Block before beside it',
    group,
    keys: ['ArrowUp'],
    reach: 'blocks',
    isKeysOnly: true,
    run: ({ builder }) => builder.commands.selectNeighbour(-1),
  },
  {
    id: 'first',
    title: 'First block here',
    group,
    keys: ['Home'],
    reach: 'page',
    run: ({ builder }) => builder.commands.selectEnd('first'),
  },
  {
    id: 'last',
    title: 'Last block here',
    group,
    keys: ['End'],
    reach: 'page',
    run: ({ builder }) => builder.commands.selectEnd('last'),
  },
  {
    id: 'go-in',
    title: 'Go in: to blocks inside, the words, or the settings',
    group,
    keys: ['Enter'],
    reach: 'page',
    when: hasBlock,
    isKeysOnly: true,
    run: goIn,
  },
  {
    id: 'leave-block-buttons',
    title: 'Out of the buttons on the block, back to the page',
    group,
    keys: ['Escape'],
    reach: 'blocks',
    when: ({ builder }) => isOnBlockBar(builder.elements),
    isKeysOnly: true,
    run: ({ builder }) => focusPage(builder.elements),
  },
  {
    id: 'go-out',
    title: 'Go out to the block around it',
    group,
    keys: ['Escape'],
    reach: 'blocks',
    when: hasBlock,
    words: 'parent up select nothing',
    run: ({ builder }) => builder.commands.selectParent(),
  },
  {
    id: 'leave-page',
    title: 'With nothing selected: leave the page for the buttons beside it',
    group,
    keys: ['Escape'],
    reach: 'page',
    when: (desk) => !hasBlock(desk),
    isKeysOnly: true,
    run: ({ builder }) => focusRegion(builder.elements, -1),
  },
  {
    id: 'next-part',
    title: 'Next part of the window: buttons, panel, page, settings',
    group,
    keys: ['F6'],
    reach: 'everywhere',
    isKeysOnly: true,
    run: ({ builder }) => focusRegion(builder.elements, 1),
  },
  {
    id: 'previous-part',
    title: 'Part of the window before',
    group,
    keys: ['Shift+F6'],
    reach: 'everywhere',
    isKeysOnly: true,
    run: ({ builder }) => focusRegion(builder.elements, -1),
  },
  {
    id: 'settings',
    title: 'Settings of the block',
    group,
    keys: ['Alt+Enter'],
    reach: 'blocks',
    when: hasBlock,
    words: 'properties options',
    run: ({ builder }) => {
      focusSettings(builder.elements)
    },
  },
  {
    id: 'block-buttons',
    title: 'Buttons on the block',
    group,
    keys: ['Alt+F10'],
    reach: 'blocks',
    when: hasBlock,
    isKeysOnly: true,
    run: ({ builder }) => focusBlockBar(builder.elements),
  },
  {
    id: 'back-to-page',
    title: 'Out of the settings, back to the page',
    group,
    keys: ['Escape'],
    reach: 'settings',
    isKeysOnly: true,
    run: ({ builder }) => focusPage(builder.elements),
  },
]
