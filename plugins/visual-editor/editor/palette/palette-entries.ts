import { type ActionContext, isOffered } from '@/plugins/visual-editor/editor/actions/action'
import { focusPage } from '@/plugins/visual-editor/editor/actions/focus-regions'
import { nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { findBlocks } from '@/plugins/visual-editor/editor/panels/panel-items'
import { type RatedEntry, rateEntries } from '@/src/admin/ui/palette/rate-entries'
import { rootId } from '@/src/core/page-document/schema'
import { subtreeIds } from '@/src/core/page-document/tree'

export type PaletteEntry = RatedEntry & { keys: readonly string[]; run: () => void }

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

/** What fits the words typed; with none typed, what can be done. */
export function findEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  return typed.trim() === ''
    ? entries.filter(({ group }) => group !== onThisPage)
    : rateEntries(entries, typed)
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
