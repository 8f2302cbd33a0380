import type { Control } from '@/blocks/_kit/define'
import { type BlockRegistry, nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { ownLayoutProps } from '@/plugins/visual-editor/editor/layout-props'
import { colourNames, themeNames } from '@/plugins/visual-editor/editor/versions/change-labels'
import { withPlainNames } from '@/src/core/email/plain-names'
import { sameJson } from '@/src/core/json'
import type { Conflict } from '@/src/core/merge-values'
import type { LayoutKey } from '@/src/core/page-document/layout/layout'
import { readProps } from '@/src/core/page-document/props'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'
import { nodeOf, placeOf } from '@/src/core/page-document/tree'
import type { RichTextDoc } from '@/src/core/rich-text'
import { plainText } from '@/src/rich-text/plain-text'

/** A value as it is shown: words, and a colour or a picture beside them. */
export type ShownValue = { words: string; colour?: string; pictureId?: string }
export type ConflictLabels = { title: string; mine: ShownValue; theirs: ShownValue }

export type Sides = {
  blocks: BlockRegistry
  noun: string
  /** Both pages; undefined where the conflict is about the theme. */
  mine?: PageDocument | undefined
  theirs?: PageDocument | undefined
}

const gone: ShownValue = { words: 'Removed' }
const none: ShownValue = { words: 'Nothing' }

/** What another window changed, too, in words that an artist understands. */
export function describeConflict(conflict: Conflict, sides: Sides): ConflictLabels {
  const told = wordsOf(conflict, sides)
  const isUntold = sameJson(told.mine, told.theirs)
  return isUntold ? { title: told.title, ...asInWindows } : told
}

const asInWindows = {
  mine: { words: 'As it is in this window' },
  theirs: { words: 'As it is in the other window' },
}

function wordsOf(conflict: Conflict, sides: Sides): ConflictLabels {
  switch (conflict.kind) {
    case 'whole':
      return { title: `The whole ${sides.noun}`, ...asInWindows }
    case 'removed': {
      const kept = { words: 'Kept, with its changes' }
      const isMine = conflict.by === 'mine'
      return {
        title: nameIn(sides, conflict.nodeId),
        mine: isMine ? gone : kept,
        theirs: isMine ? kept : gone,
      }
    }
    case 'place':
      return {
        title: `${nameIn(sides, conflict.nodeId)} · Place`,
        mine: { words: placeWords(sides, sides.mine, conflict.nodeId) },
        theirs: { words: placeWords(sides, sides.theirs, conflict.nodeId) },
      }
    case 'setting':
      return conflict.nodeId === '' ? themeWords(conflict) : settingWords(conflict, sides)
  }
}

type Setting = Extract<Conflict, { kind: 'setting' }>

function themeWords({ path, mine, theirs }: Setting): ConflictLabels {
  const [key = '', colour = ''] = path
  const control = ((): Control | undefined => {
    if (key === 'logoId' || key === 'avatarId') {
      return { kind: 'media', label: '', accept: 'image' }
    }
    return key === 'colors' ? { kind: 'color', label: '' } : undefined
  })()
  const title =
    key === 'colors'
      ? (colourNames[colour as keyof typeof colourNames] ?? themeNames.colors)
      : (themeNames[key as keyof typeof themeNames] ?? 'A setting')
  return { title, mine: shownValue(mine, control), theirs: shownValue(theirs, control) }
}

const screenNames: Readonly<Record<string, string>> = {
  base: 'on all screens',
  tablet: 'on tablets',
  mobile: 'on phones',
}

const layoutNames: Readonly<Record<LayoutKey, string>> = {
  hidden: 'Hidden',
  order: 'Order',
  width: 'Width at most',
  minHeight: 'Height at least',
  above: 'Space above',
  below: 'Space below',
  padding: 'Space inside',
  gap: 'Space between',
  align: 'Side',
  share: 'Width',
  columns: 'Columns',
  textSize: 'Size of the words',
}

const touchNames: Readonly<Record<string, string>> = {
  name: 'Name',
  isLocked: 'Lock',
  anchor: 'Name for links',
}

function settingWords({ nodeId, path, mine, theirs }: Setting, sides: Sides): ConflictLabels {
  const node = nodeOf(sides.mine ?? noPage, nodeId)
  const [part = '', key = '', last = ''] = path
  const named = (setting: string) =>
    nodeId === rootId ? setting : `${nameIn(sides, nodeId)} · ${setting}`
  if (part === 'props') {
    const control = controlOf(sides.blocks, node, key)
    const { richTextProp } = sides.blocks.get(node?.type ?? '')?.editor ?? {}
    const label = key === 'subject' && nodeId === rootId ? 'Subject' : control?.label
    return {
      title: named(label ?? (key === richTextProp ? 'Words' : 'A setting')),
      mine: shownValue(mine ?? defaultOf(sides.blocks, node, key), control),
      theirs: shownValue(theirs ?? defaultOf(sides.blocks, node, key), control),
    }
  }
  if (part === 'layout' && last in layoutNames) {
    const prop = ownLayoutProps(sides.blocks.get(node?.type ?? '')).get(last as LayoutKey)
    const control = prop === undefined ? undefined : controlOf(sides.blocks, node, prop)
    const label = control?.label ?? layoutNames[last as LayoutKey]
    return {
      title: named(`${label} ${screenNames[key] ?? ''}`),
      mine: shownValue(mine, control),
      theirs: shownValue(theirs, control),
    }
  }
  return {
    title: named(touchNames[part] ?? 'A setting'),
    mine: shownValue(mine, undefined),
    theirs: shownValue(theirs, undefined),
  }
}

const noPage: PageDocument = { version: 1, nodes: {} }

function controlOf(
  blocks: BlockRegistry,
  node: PageNode | undefined,
  prop: string,
): Control | undefined {
  const groups = blocks.get(node?.type ?? '')?.editor.groups ?? []
  return groups
    .flatMap(({ controls }) => Object.entries(controls))
    .find(([name]) => name === prop)?.[1]
}

/** What holds while nothing is set. */
function defaultOf(blocks: BlockRegistry, node: PageNode | undefined, prop: string): unknown {
  const block = blocks.get(node?.type ?? '')
  return block && readProps(block.definition, {})[prop]
}

function nameIn({ blocks, mine, theirs }: Sides, id: string): string {
  const page = [mine, theirs].find((side) => side && nodeOf(side, id))
  return page ? nameOf(blocks, page, id) : 'A block'
}

function placeWords(sides: Sides, page: PageDocument | undefined, id: string): string {
  const place = page && placeOf(page, id)
  if (!place) {
    return gone.words
  }
  const { parentId, index } = place
  const before = nodeOf(page, parentId)?.children[index - 1]
  const below = before === undefined ? 'First' : `Below ${nameIn({ ...sides, mine: page }, before)}`
  return parentId === rootId ? below : `${below} in ${nameIn({ ...sides, mine: page }, parentId)}`
}

export function shownValue(value: unknown, control: Control | undefined): ShownValue {
  if (value === undefined || value === null || value === '') {
    return none
  }
  if (control?.kind === 'media') {
    return { words: control.accept === 'video' ? 'A film' : 'A picture', pictureId: String(value) }
  }
  if (control?.kind === 'color' && typeof value === 'string') {
    return { words: value, colour: value }
  }
  if (control?.kind === 'choice' || control?.kind === 'select') {
    const option = control.options.find((each) => each.value === value)
    return { words: option?.label ?? String(value) }
  }
  if (control?.kind === 'thing' || control?.kind === 'track' || control?.kind === 'email-list') {
    return { words: 'Another choice' }
  }
  if (typeof value === 'boolean') {
    return { words: value ? 'On' : 'Off' }
  }
  if (typeof value === 'number') {
    const factor = control?.kind === 'slider' ? (control.factor ?? 1) : 1
    const unit = control && 'unit' in control ? control.unit : undefined
    return {
      words: unit ? `${value * factor} ${unit}` : `${Math.round(value * factor * 100) / 100}`,
    }
  }
  return typeof value === 'string' ? { words: withPlainNames(value) } : structureWords(value)
}

/** Rows of links by their labels, texts by their words, other lists by how many there are. */
function structureWords(value: unknown): ShownValue {
  if (Array.isArray(value)) {
    const labels = value.flatMap((row: { label?: unknown }) =>
      typeof row?.label === 'string' ? [row.label] : [],
    )
    const count = value.length === 1 ? 'One entry' : `${value.length} entries`
    return value.length === 0 ? none : { words: labels.join(', ') || count }
  }
  if (typeof value === 'object' && value !== null && 'root' in value) {
    const words = withPlainNames(plainText(value as RichTextDoc))
    return words === '' ? none : { words }
  }
  return { words: 'Another choice' }
}
