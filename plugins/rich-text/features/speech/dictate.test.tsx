// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { $getRoot } from 'lexical'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SpeechTools } from '@/plugins/rich-text/features/speech/speech-tools'
import { takeDown } from '@/plugins/rich-text/features/speech/take-down'
import { RichTextHostProvider } from '@/plugins/rich-text/kit/host'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'

/** The browser's ear, which a test has not. */
class Ear {
  static last: Ear | undefined
  starts = 0
  onresult: ((heard: object) => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  onend: (() => void) | null = null
  constructor() {
    Ear.last = this
  }
  start() {
    this.starts += 1
  }
  abort() {}
  hear(transcript: string) {
    this.onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript } }] })
  }
}
vi.stubGlobal('SpeechRecognition', Ear)

let open: OpenEditor
let told: string[]

beforeEach(() => {
  open = openEditor()
  told = []
  Ear.last = undefined
})
afterEach(() => {
  cleanup()
  open.close()
})

const words = () => open.editor.getEditorState().read(() => $getRoot().getTextContent())
const button = () => screen.getByRole('button', { name: 'Write by voice' })

async function listen(): Promise<Ear> {
  render(
    <RichTextHostProvider value={{ tell: (text) => told.push(text) }}>
      <SpeechTools editor={open.editor} element={open.host} />
    </RichTextHostProvider>,
  )
  fireEvent.click(button())
  await waitFor(() => expect(Ear.last?.starts).toBe(1))
  return Ear.last as Ear
}

const { dictation } = ownerMessages.richText

it.each([
  ['not-allowed', dictation.forbidden],
  ['service-not-allowed', dictation.notOffered],
  ['audio-capture', dictation.noMicrophone],
  ['language-not-supported', dictation.unknownLanguage],
  ['network', dictation.unreachable],
])('ends after “%s”, and says why', async (error, why) => {
  const ear = await listen()
  act(() => {
    ear.onerror?.({ error })
    ear.onend?.()
  })
  expect([ear.starts, told]).toEqual([1, [why]])
  expect(button().getAttribute('aria-pressed')).toBe('false')
})

it('has words of its own for each reason', () => {
  expect(new Set(Object.values(dictation)).size).toBe(Object.keys(dictation).length)
})

it('listens again after a silence, and gives up after three that nothing came of', async () => {
  const ear = await listen()
  const { restartsMax } = limits.speech
  const silences = (count: number) =>
    act(() => {
      for (let each = 0; each < count; each += 1) {
        ear.onerror?.({ error: 'no-speech' })
        ear.onend?.()
      }
    })
  silences(restartsMax)
  expect([ear.starts, told]).toEqual([1 + restartsMax, []])
  act(() => ear.hear('Hello'))
  silences(restartsMax)
  expect([ear.starts, told]).toEqual([1 + 2 * restartsMax, []])
  silences(1)
  expect([ear.starts, told]).toEqual([1 + 2 * restartsMax, [dictation.silent]])
  expect(button().getAttribute('aria-pressed')).toBe('false')
})

it.each(['constructor', 'toString', 'Undo the knot', 'Undo?ing'])(
  'types “%s”, which is no command',
  async (said) => {
    open.update(() => $getRoot().selectEnd())
    takeDown(open.editor, said)
    await waitFor(() => expect(words()).toBe(said))
  },
)

it.each(['Undo.', 'undo', 'UNDO!', 'Undo。', 'New line.'])('does “%s”', async (said) => {
  open.update(() => $getRoot().selectEnd())
  takeDown(open.editor, said)
  await new Promise((resolve) => setTimeout(resolve))
  expect(words().trim()).toBe('')
})
