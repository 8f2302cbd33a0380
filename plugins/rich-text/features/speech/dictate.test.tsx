// @vitest-environment jsdom

import { $getRoot } from '@payloadcms/richtext-lexical/lexical'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SpeechTools } from '@/plugins/rich-text/features/speech/speech-tools'
import { takeDown } from '@/plugins/rich-text/features/speech/take-down'
import { RichTextHostProvider } from '@/plugins/rich-text/kit/host'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** The browser's ear, which a test has not. */
class Ear {
  static last: Ear | undefined
  starts = 0
  lang = ''
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
  emitResult(transcript: string) {
    this.onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript } }] })
  }
}
vi.stubGlobal('SpeechRecognition', Ear)

class Said {
  lang = ''
  constructor(readonly text: string) {}
}
const speak = vi.fn<(said: Said) => void>()
vi.stubGlobal('SpeechSynthesisUtterance', Said)
vi.stubGlobal('CSS', {})
vi.stubGlobal('speechSynthesis', { speak, cancel: () => undefined })

let open: OpenEditor
let told: string[]

beforeEach(() => {
  open = openEditor()
  told = []
  Ear.last = undefined
  speak.mockReset()
  localStorage.clear()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'de', 'en-US'])
})
afterEach(() => {
  cleanup()
  open.close()
})

const words = () => open.editor.getEditorState().read(() => $getRoot().getTextContent())
const button = () => screen.getByRole('button', { name: 'Write by voice' })

const tools = () =>
  render(
    <RichTextHostProvider value={{ tell: (text) => told.push(text) }}>
      <SpeechTools editor={open.editor} element={open.host} />
    </RichTextHostProvider>,
  )

async function listen(): Promise<Ear> {
  tools()
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
  act(() => ear.emitResult('Hello'))
  silences(restartsMax)
  expect([ear.starts, told]).toEqual([1 + 2 * restartsMax, []])
  silences(1)
  expect([ear.starts, told]).toEqual([1 + 2 * restartsMax, [dictation.silent]])
  expect(button().getAttribute('aria-pressed')).toBe('false')
})

describe('the language of the voice', () => {
  const field = () => screen.findByRole<HTMLSelectElement>('combobox')
  const choose = async (value: string) => fireEvent.change(await field(), { target: { value } })
  const names = async () => [...(await field()).options].map(({ text }) => text)

  it('is that of the browser, not of the admin', async () => {
    document.documentElement.lang = 'en'
    expect((await listen()).lang).toBe('de-AT')
    open.update(() => {
      $getRoot().selectEnd().insertText('Salz')
    })
    await waitFor(() => expect(open.host.textContent).toBe('Salz'))
    getSelection()?.selectAllChildren(open.host)
    fireEvent.click(screen.getByRole('button', { name: 'Read aloud' }))
    await waitFor(() => expect(speak).toHaveBeenCalled())
    expect(speak.mock.calls[0]?.[0]).toMatchObject({ text: 'Salz', lang: 'de-AT' })
  })

  it('is chosen among the own and common ones, each under its own name', async () => {
    tools()
    expect(screen.queryByRole('combobox')).toBeNull()
    fireEvent.click(button())
    fireEvent.focus(await field())
    const all = await names()
    expect(all.slice(0, 2)).toEqual(['Österreichisches Deutsch', 'American English'])
    expect(all).toEqual(expect.arrayContaining(['Français (France)', '日本語 (日本)']))
    expect(new Set(all).size).toBe(all.length)
  })

  it('is taken at once while it listens, and remembered', async () => {
    const before = await listen()
    await choose('fr-FR')
    await waitFor(() => expect(Ear.last).not.toBe(before))
    expect(Ear.last?.lang).toBe('fr-FR')
    cleanup()
    expect((await listen()).lang).toBe('fr-FR')
  })

  it('begins with that of the browser where another one is stored than is offered', async () => {
    localStorage.setItem('bandstand-speech-language', 'tlh')
    expect((await listen()).lang).toBe('de-AT')
  })
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
