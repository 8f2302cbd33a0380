// @vitest-environment jsdom
import { $getRoot, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownType } from '@/plugins/rich-text/kit/clean-paste'
import { lendHost, type RichTextHost } from '@/plugins/rich-text/kit/host'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'

// Events that jsdom has not, and Lexical asks after.
vi.stubGlobal('DragEvent', class extends Event {})
vi.stubGlobal('ClipboardEvent', class extends Event {})

let open: OpenEditor
let told: string[]

const host = (more?: RichTextHost) =>
  lendHost(open.editor, { tell: (words) => told.push(words), ...more })
const storePicture = () => new Promise<never>(() => {})

beforeEach(() => {
  open = openEditor()
  told = []
  host({ storePicture })
})
afterEach(() => open.close())

async function paste(
  html: string,
  { types = [], files = [] }: { types?: string[]; files?: File[] } = {},
) {
  const event = new Event('paste') as ClipboardEvent
  const words = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
  const all: Record<string, string> = { 'text/html': html, 'text/plain': words }
  const getData = (type: string) => all[type] ?? ''
  Object.assign(event, {
    clipboardData: { types: [...Object.keys(all), ...types], files, getData },
  })
  open.update(() => {
    $getRoot().selectEnd()
    open.editor.dispatchCommand(PASTE_COMMAND, event)
  })
  await vi.dynamicImportSettled()
}

const picture = '<img src="https://docs.example/1.png" width="600">'

it('says how many pictures among pasted words were left out, and what to do', async () => {
  await paste(`<p>Words</p>${picture}<p>${picture}<b>more</b></p>${picture}`)
  expect(told).toEqual(['3 pictures were left out. Drop them in or paste them by themselves.'])
  expect(open.host.textContent).toContain('Words')
  await paste(`<p>Words ${picture}</p>`)
  expect(told.at(-1)).toBe('One picture was left out. Drop it in or paste it by itself.')
})

it('says so for lists from Word, which are put in in another way', async () => {
  await paste(`<p style="mso-list:l0 level1">Words</p><img src="file:///C:/clip_image001.png">`)
  expect(told).toHaveLength(1)
})

it('offers no way where pictures cannot be put in', async () => {
  host()
  await paste(`<p>Words</p>${picture}`)
  expect(told).toEqual(['One picture was left out.'])
})

it('says nothing of pictures that nobody saw, of words alone, and of pictures that are taken', async () => {
  await paste('<p>Words</p><img src="https://tracker.example/x.gif" width="1" height="1">')
  await paste('<p>Words about &lt;img</p>')
  await paste(picture, { files: [new File(['x'], 'a.png', { type: 'image/png' })] })
  expect(told).toEqual([])
})

it('says nothing of words from here, which bring their pictures along', async () => {
  await paste(`<p>Words</p>${picture}`, { types: [ownType] })
  expect(told).toEqual([])
})
