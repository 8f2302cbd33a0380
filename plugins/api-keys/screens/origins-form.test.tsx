// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OriginsForm } from '@/plugins/api-keys/screens/origins-form'

vi.mock('@payloadcms/ui', () => ({ toast: { success: () => {} } }))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const url = 'https://luna.example/origins'
const lines = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const type = (value: string) => fireEvent.input(lines(), { target: { value } })

it('keeps what is typed while it saves', async () => {
  const answers: (() => void)[] = []
  const answered = () => new Promise<void>((resolve) => answers.push(resolve))
  vi.stubGlobal('fetch', async () => {
    await answered()
    return new Response(null, { status: 204 })
  })
  render(<OriginsForm origins={[]} url={url} />)
  type('https://one.example')
  fireEvent.click(screen.getByRole('button'))
  await expect.poll(() => answers.length).toBe(1)
  type('https://one.example https://two.example')
  answers[0]?.()
  await expect.poll(() => screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false)
  expect(lines().value).toBe('https://one.example https://two.example')
  expect(sessionStorage.getItem(url)).toContain('two.example')
  fireEvent.click(screen.getByRole('button'))
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  await expect.poll(() => sessionStorage.length).toBe(0)
})
