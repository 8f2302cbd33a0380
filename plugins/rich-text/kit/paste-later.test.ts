// @vitest-environment jsdom
import { $getRoot, PASTE_COMMAND } from 'lexical'
import { afterEach, expect, it, vi } from 'vitest'
import { allFeatures } from '@/plugins/rich-text/features'
import {
  createRichTextEditor,
  registerBehaviour,
} from '@/plugins/rich-text/kit/create-rich-text-editor'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'
import { onGrowth } from '@/plugins/rich-text/kit/later'
import { pasteLater } from '@/plugins/rich-text/kit/paste-later'

class DataTransferStub {
  #data = new Map<string, string>()
  files = []
  get types() {
    return [...this.#data.keys()]
  }
  getData = (type: string) => this.#data.get(type) ?? ''
  setData = (type: string, value: string) => void this.#data.set(type, value)
  clearData = (type: string) => void this.#data.delete(type)
}
class ClipboardEventStub extends Event {
  clipboardData: DataTransfer | null
  constructor(type: string, { clipboardData = null, ...rest }: ClipboardEventInit) {
    super(type, rest)
    this.clipboardData = clipboardData
  }
}
vi.stubGlobal('DataTransfer', DataTransferStub)
vi.stubGlobal('ClipboardEvent', ClipboardEventStub)
vi.stubGlobal('DragEvent', class extends Event {})

let stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) {
    stop()
  }
})

/** An empty text into which this is pasted, and what its code is waited for with. */
function open(data: Record<string, string>) {
  let arrive: (feature: RichTextFeature | Error) => void = () => {}
  const load = () =>
    new Promise<RichTextFeature>((resolve, reject) => {
      arrive = (feature) => (feature instanceof Error ? reject(feature) : resolve(feature))
    })
  const features = allFeatures.map((feature) =>
    feature.later?.types.includes('table')
      ? { ...feature, later: { ...feature.later, load } }
      : feature,
  )
  const editor = createRichTextEditor('null', features)
  const host = document.createElement('div')
  document.body.append(host)
  editor.setRootElement(host)
  stops = [
    registerBehaviour(editor, features),
    pasteLater(editor, features),
    onGrowth(editor, (feature) => stops.push(feature.register?.(editor) ?? (() => {}))),
    () => host.remove(),
  ]
  const clipboardData = new DataTransfer()
  for (const [type, value] of Object.entries(data)) {
    clipboardData.setData(type, value)
  }
  editor.update(() => void $getRoot().selectEnd(), { discrete: true })
  editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }))
  const type = (letters: string) =>
    host.dispatchEvent(
      new InputEvent('beforeinput', {
        inputType: 'insertText',
        data: letters,
        bubbles: true,
        cancelable: true,
      }),
    )
  const words = () => editor.getEditorState().read(() => $getRoot().getTextContent())
  return { arrive: (feature: RichTextFeature | Error) => arrive(feature), type, words }
}

const html = '<p>Pasted</p><table><tr><td>cell</td></tr></table><p>end</p>'

it('writes what is typed while pasted things are on their way behind them', async () => {
  const { wholeTables } = await import('@/plugins/rich-text/features/tables/whole')
  const { arrive, type, words } = open({ 'text/html': html, 'text/plain': 'Pasted cell end' })
  type('!')
  expect(words()).toBe('')
  arrive(wholeTables)
  await vi.waitFor(() => expect(words()).toMatch(/^Pasted\s+cell\s+end!$/))
})

it('does so for the words of them when their code does not come', async () => {
  const { arrive, type, words } = open({ 'text/html': html, 'text/plain': 'Pasted cell\nend' })
  type('!')
  arrive(new Error('offline'))
  await vi.waitFor(() => expect(words()).toMatch(/^Pasted cell\s+end!$/))
})
