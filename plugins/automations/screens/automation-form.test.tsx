// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AutomationForm } from '@/plugins/automations/screens/automation-form.client'
import type { AutomationFields } from '@/src/core/contracts/automations/automations'
import { ownerMessages } from '@/src/core/messages/owner-messages'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }) }))
vi.mock('@payloadcms/ui', () => ({ toast: { success: vi.fn() } }))

const words = ownerMessages.automations
const choices = { product: [], show: [], tier: [], list: [] }
const fields: AutomationFields = {
  ...{ name: 'Buyers', trigger: 'bought', aboutId: null, oncePerPerson: false },
  actions: [
    { id: '2f1a6c1e-8f0e-4d0e-9c55-0d6f3e8f4f11', kind: 'tag', waitHours: 0, tag: 'buyer' },
  ],
}
const first = '2026-01-01T00:00:00.000Z'
const second = '2026-01-02T00:00:00.000Z'

const calls: { body: Record<string, unknown>; answer: (status: number, json: object) => void }[] =
  []

beforeEach(() => {
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    return new Promise((resolve) => {
      calls.push({
        body: JSON.parse(body),
        answer: (status, json) => resolve(Response.json(json, { status })),
      })
    })
  })
  render(
    <AutomationForm url="/one" path="/all" choices={choices} fields={fields} changedAt={first} />,
  )
})

afterEach(() => {
  cleanup()
  calls.length = 0
  vi.unstubAllGlobals()
})

const name = () => screen.getByLabelText<HTMLInputElement>(words.name)
const type = (value: string) => fireEvent.input(name(), { target: { value } })
const save = async () => {
  const before = calls.length
  fireEvent.click(screen.getByRole('button', { name: words.save }))
  await expect.poll(() => calls).toHaveLength(before + 1)
  return calls[before]
}
/** Whether leaving the page would lose something. */
const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: words.save })

it('keeps what is typed while it saves, and says which state it has seen', async () => {
  type('Buyers of all')
  const saving = await save()
  expect(saving?.body).toMatchObject({ name: 'Buyers of all', changedAt: first })
  type('Buyers of everything')
  saving?.answer(200, { changedAt: second })
  await expect.poll(() => button().disabled).toBe(false)
  expect(name().value).toBe('Buyers of everything')
  await expect.poll(asksBeforeLeaving).toBe(true)
  const again = await save()
  expect(again?.body).toMatchObject({ name: 'Buyers of everything', changedAt: second })
  again?.answer(200, { changedAt: second })
  await expect.poll(() => button().disabled).toBe(false)
  await expect.poll(asksBeforeLeaving).toBe(false)
})

it('keeps what is typed into an action while it saves', async () => {
  const tag = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.tag })
  type('Buyers of all')
  const saving = await save()
  fireEvent.input(tag(), { target: { value: 'later' } })
  saving?.answer(200, { changedAt: second })
  await expect.poll(() => button().disabled).toBe(false)
  expect(tag().value).toBe('later')
  expect((await save())?.body).toMatchObject({ actions: [{ tag: 'later' }] })
})

it('asks whose counts when another window was faster, and writes over it when told so', async () => {
  type('Mine')
  const saving = await save()
  saving?.answer(409, { code: 'CONFLICT', message: words.changedElsewhere })
  fireEvent.click(await screen.findByRole('button', { name: words.keepMine }))
  await expect.poll(() => calls).toHaveLength(2)
  expect(calls[1]?.body).toMatchObject({ name: 'Mine', changedAt: null })
  calls[1]?.answer(200, { changedAt: second })
  await expect.poll(() => screen.queryByText(words.changedTitle)).toBe(null)
  await expect.poll(asksBeforeLeaving).toBe(false)
  expect(name().value).toBe('Mine')
})

it('says of a wait what is wrong with it', async () => {
  const wait = screen.getByLabelText<HTMLInputElement>(words.wait)
  for (const value of ['', '0.3', '-1']) {
    fireEvent.input(wait, { target: { value } })
    fireEvent.click(button())
    const problem = await screen.findByText(words.waitWrong)
    expect(wait.getAttribute('aria-describedby')).toBe(problem.id)
    fireEvent.input(wait, { target: { value: '1' } })
  }
  expect(calls).toEqual([])
})
