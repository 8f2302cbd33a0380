import fc from 'fast-check'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { createClipboard } from '@/plugins/visual-editor/editor/clipboard/create-clipboard'
import { testTheme } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { newBlockId } from '@/plugins/visual-editor/editor/engine/engine'
import { type LayoutPatch, narrowScreens, screens } from '@/src/core/page-document/layout/layout'
import {
  copySubtree,
  duplicateNode,
  type Edit,
  removeNode,
  type Subtree,
} from '@/src/core/page-document/operations'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import type { PageDocument } from '@/src/core/page-document/schema'
import { checkSubtree } from '@/src/core/page-document/subtree'

const kinds = [
  'add',
  'moveTo',
  'moveBy',
  'moveIn',
  'moveOut',
  'remove',
  'duplicate',
  'setProps',
  'write',
  'rename',
  'lock',
  'setLayout',
  'look',
  'moveOn',
  'putBackOrder',
  'keepSection',
  'dropSection',
  'copy',
  'cut',
  'paste',
  'restore',
  'setTheme',
  'undo',
  'redo',
] as const

/** Something that a creator does, somewhere on a page that is not known yet. */
export const anyStep = fc.record({
  kind: fc.constantFrom(...kinds),
  /** Which block, of those there are. */
  pick: fc.nat(),
  /** Which other block, or which former page. */
  other: fc.nat(),
  index: fc.nat({ max: 4 }),
  type: fc.constantFrom('box', 'note', 'seal', 'top', 'acme/map'),
  word: fc.string({ maxLength: 25 }),
  isOn: fc.boolean(),
  screen: fc.constantFrom(...screens),
  narrow: fc.constantFrom(...narrowScreens),
  style: fc.constantFrom<LayoutPatch[]>(
    { hidden: true },
    { width: 300, align: 'center' },
    // More and less than a layout takes.
    { padding: 1000, gap: -3 },
    { above: 12, order: 3 },
    { above: undefined, width: undefined, order: undefined },
  ),
})
export type Step = ReturnType<typeof anyStep.generate>['value']

type ActionContext = Pick<BuilderContext, 'blocks' | 'commands' | 'engine' | 'kind' | 'site' | 'ui'>

const readySection: Subtree = {
  rootId: 's1',
  nodes: {
    s1: { type: 'box', props: {}, children: ['s2'], v: 1 },
    s2: { type: 'note', props: { title: 'On tour' }, children: [], v: 3 },
  },
}

/** Somebody at work on a page, with a clipboard, a kept section and all former states of it. */
export function createCreator(desk: ActionContext) {
  const { blocks, commands, engine, ui } = desk
  const definitions = definitionsOf(blocks)
  const clipboard = createClipboard({
    ...desk,
    uploadPictures: async () => ({ stored: [], failure: null }),
  })
  const former: PageDocument[] = [engine.document()]
  let clip: ReturnType<typeof clipboard.contents> = null
  let section = readySection
  let strokes = 0

  const editing = () => ({ document: engine.document(), blocks: definitions })

  /** A command does something just where the rules of the page have nothing against it. */
  const asRuled = (edit: Edit, run: () => void) => {
    const before = engine.document()
    run()
    if ('refused' in edit !== (engine.document() === before)) {
      throw new Error(`The rules say ${'refused' in edit ? edit.refused : 'yes'}`)
    }
  }

  /** Now and then one place too far. */
  const placeIn = (parentId: string, index: number) => {
    const places = (engine.document().nodes[parentId]?.children.length ?? 0) + 2
    return { parentId, index: index % places }
  }

  const steps: Record<Step['kind'], (step: Step, id: string, otherId: string) => void> = {
    add: ({ type, index }, _, otherId) => commands.add(type, placeIn(otherId, index)),
    moveTo: ({ index }, id, otherId) => commands.moveTo(id, placeIn(otherId, index)),
    moveBy: ({ isOn }, id) => commands.moveBy(id, isOn ? 1 : -1),
    moveIn: (_, id) => commands.moveIn(id),
    moveOut: (_, id) => commands.moveOut(id),
    remove: (_, id) => asRuled(removeNode(editing(), id), () => commands.remove(id)),
    duplicate: (_, id) =>
      asRuled(duplicateNode(editing(), id, newBlockId), () => commands.duplicate(id)),
    setProps: ({ word }, id) => commands.setProps(id, { title: word.slice(0, 20) }),
    write: ({ word, isOn }, id) => {
      if (!commands.permissions(id).canChange) {
        return
      }
      strokes += 1
      const key = `${id}:words:${strokes}`
      const before = JSON.stringify(engine.document())
      for (const length of [1, 2, 20]) {
        const title = `${word} words`.slice(0, length)
        engine.setProps(id, { title }, key, Number.POSITIVE_INFINITY)
      }
      // Anyone who types and takes all of it back has not written.
      if (isOn && (!engine.dropLastStep(key) || JSON.stringify(engine.document()) !== before)) {
        throw new Error('What was typed is still there')
      }
    },
    rename: ({ word, isOn }, id) => commands.setNode(id, { name: isOn ? word : undefined }),
    lock: ({ isOn }, id) => commands.setNode(id, { isLocked: isOn || undefined }),
    setLayout: ({ screen, style }, id) => commands.setLayout(id, screen, style),
    look: ({ screen }) => {
      const devices = { base: 'desktop', tablet: 'tablet', mobile: 'phone' } as const
      ui.setState({ device: devices[screen] })
    },
    moveOn: ({ narrow, isOn }, id) => commands.moveOn(id, narrow, isOn ? 1 : -1),
    putBackOrder: ({ narrow }, id) => commands.putBackOrder(id, narrow),
    keepSection: (_, id) => {
      const checked = checkSubtree(copySubtree(engine.document(), id, newBlockId), definitions)
      section = 'subtree' in checked ? checked.subtree : section
    },
    dropSection: ({ index }, _, otherId) =>
      commands.drop({ kind: 'section', name: 'Kept', subtree: section }, placeIn(otherId, index)),
    copy: (_, id) => {
      commands.select(id)
      clip = clipboard.contents() ?? clip
    },
    cut: (_, id) => {
      commands.select(id)
      const contents = clipboard.contents()
      if (contents) {
        clip = contents
        clipboard.cutAway()
      }
    },
    paste: (_, id, otherId) => {
      // Anyone who has nothing on the clipboard copies what there is.
      commands.select(otherId)
      clip ??= clipboard.contents()
      commands.select(id)
      clipboard.pasteFrom({ read: (type) => clip?.[type] ?? '', files: [] })
    },
    restore: ({ other }) => {
      const chosen = former[other % former.length]
      const { document } = repairDocument(JSON.parse(JSON.stringify(chosen)), definitions)
      ui.setState({ selectedId: null, writing: null, hoveredId: null })
      engine.apply(document)
      if (JSON.stringify(engine.document()) !== JSON.stringify(chosen)) {
        throw new Error('The former page is not as it was')
      }
    },
    setTheme: ({ isOn, word }) => {
      const fontFamily = isOn ? 'Righteous' : testTheme.fontFamily
      strokes += 1
      engine.setTheme({ ...testTheme, fontFamily, logo: word }, `theme:${strokes}`)
    },
    undo: commands.undo,
    redo: commands.redo,
  }

  return {
    take(step: Step): void {
      const ids = Object.keys(engine.document().nodes)
      const at = (number: number) => ids[number % ids.length] ?? 'root'
      steps[step.kind](step, at(step.pick), at(step.other))
      if (engine.document() !== former.at(-1)) {
        former.push(engine.document())
      }
    },
  }
}
