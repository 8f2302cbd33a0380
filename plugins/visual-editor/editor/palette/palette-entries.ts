import { type ActionContext, isOffered } from '@/plugins/visual-editor/editor/actions/action'
import { focusPage } from '@/plugins/visual-editor/editor/actions/focus-regions'
import { nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { groupItems } from '@/plugins/visual-editor/editor/palette/key-dialog'
import { rateMatch } from '@/plugins/visual-editor/editor/palette/rate-match'
import { findBlocks } from '@/plugins/visual-editor/editor/panels/panel-items'
import { rootId } from '@/src/core/page-document/schema'
import { subtreeIds } from '@/src/core/page-document/tree'

export type PaletteEntry = {
  id: string
  title: string
  group: string
  /** More words that find it. */
  words: string
  keys: readonly string[]
  run: () => void
}

const mostShown = 40

/** What is wanted most often stands first. */
const groupOrder: readonly string[] = ['Move and change', 'Copy and paste', 'Add', 'Page', 'Pages']

/** Everything the palette can offer now: commands, blocks to add, pages to open, blocks to go to. */
export function paletteEntries(desk: ActionContext): PaletteEntry[] {
  const entries = [
    ...commandEntries(desk),
    ...blockEntries(desk),
    ...pageEntries(desk),
    ...layerEntries(desk),
  ]
  const rankOf = ({ group }: PaletteEntry) => {
    const rank = groupOrder.indexOf(group)
    return rank === -1 ? groupOrder.length : rank
  }
  return entries.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** What fits the words typed, the best first within their groups; with none typed, what can be done. */
export function findEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  if (typed.trim() === '') {
    return entries.filter(({ group }) => group !== onThisPage)
  }
  const rated = entries
    .map((entry) => ({
      entry,
      rating: Math.max(
        rateMatch(typed, entry.title),
        rateMatch(typed, `${entry.title} ${entry.group} ${entry.words}`) - 0.5,
      ),
    }))
    .filter(({ rating }) => rating > 0)
    .sort((a, b) => b.rating - a.rating)
    .slice(0, mostShown)
  const groups = groupItems(rated.map(({ entry }) => entry))
  return groups.flatMap(([, members]) => members)
}

const onThisPage = 'On this page'

function commandEntries(desk: ActionContext): PaletteEntry[] {
  return desk.actions
    .filter((action) => isOffered(action, desk))
    .map((action) => ({
      id: action.id,
      title: action.title,
      group: action.group,
      words: action.words ?? '',
      keys: action.keys?.slice(0, 1) ?? [],
      run: () => action.run(desk),
    }))
}

function blockEntries({ builder }: ActionContext): PaletteEntry[] {
  return findBlocks([...builder.blocks.values()], '').map(({ definition, editor }) => ({
    id: `add-${definition.type}`,
    title: `Add ${editor.label}`,
    group: 'Add',
    words: `${(editor.keywords ?? []).join(' ')} ${editor.group} new insert put`,
    keys: [],
    run: () => {
      builder.commands.add(definition.type)
      focusPage(builder.elements)
    },
  }))
}

function pageEntries({ pages, page, openPage }: ActionContext): PaletteEntry[] {
  return pages
    .filter(({ id }) => id !== page.id)
    .map(({ id, title, pathname }) => ({
      id: `page-${id}`,
      title: `Go to ${title}`,
      group: 'Pages',
      words: `${pathname} open page edit`,
      keys: [],
      run: () => openPage(id),
    }))
}

function layerEntries({ builder }: ActionContext): PaletteEntry[] {
  const { blocks, engine, commands, elements } = builder
  const document = engine.document()
  return subtreeIds(document, rootId)
    .slice(1)
    .map((id) => {
      const label = blocks.get(document.nodes[id]?.type ?? '')?.editor.label ?? ''
      const name = nameOf(blocks, document, id)
      return {
        id: `block-${id}`,
        title: name === label ? name : `${name} · ${label}`,
        group: onThisPage,
        words: 'select go to find',
        keys: [],
        run: () => {
          commands.show(id)
          focusPage(elements)
        },
      }
    })
}
