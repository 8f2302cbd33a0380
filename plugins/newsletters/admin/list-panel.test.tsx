// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { DocumentEvent, JoinFieldClientProps } from 'payload'
import { act, createContext, type ReactNode, use, useEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ImportCheck, ImportReport } from '@/src/core/contracts/audience/email-lists'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

type Events = { mostRecentUpdate: DocumentEvent | null; reportUpdate: (to: DocumentEvent) => void }

const Context = createContext<Events>({ mostRecentUpdate: null, reportUpdate: () => {} })
const readRows = vi.fn()
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useDocumentInfo: () => ({ id: 'l1' }),
  useDocumentEvents: () => use(Context),
  JoinField: ({ path }: { path: string }) => {
    useEffect(() => readRows(path), [path])
    return null
  },
  Button: ({ disabled, onClick, children }: Record<string, never>) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
  Link: 'a',
}))

const { ListPanel } = await import('@/plugins/newsletters/admin/list-panel')
const { SubscribersTable } = await import('@/collections/email-lists/components/subscribers-table')

afterEach(() => {
  cleanup()
  readRows.mockClear()
  vi.unstubAllGlobals()
})

let report: Events['reportUpdate']

/** As Payload's own provider. */
function Provider({ children }: { children: ReactNode }) {
  const [mostRecentUpdate, reportUpdate] = useState<DocumentEvent | null>(null)
  report = reportUpdate
  return <Context value={{ mostRecentUpdate, reportUpdate }}>{children}</Context>
}

function open() {
  render(
    <Provider>
      <ListPanel />
      <SubscribersTable {...({ path: 'subscribers' } as JoinFieldClientProps)} />
    </Provider>,
  )
}

async function chooseOneRow(emailColumn: number | null = 0) {
  const check: ImportCheck = {
    rows: 1,
    emailColumn,
    nameHeadings: ['First name', 'Last name'],
    isGuessed: false,
    columns: [
      {
        index: 0,
        name: 'email',
        example: 'ada@example.com',
        unreadable: { count: 0, example: '' },
      },
    ],
    consent: [],
  }
  const outcome: ImportReport = { rows: 1, added: 1, refused: [] }
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/check') ? check : outcome),
  )
  const file = new File(['email\nada@example.com'], 'fans.csv', { type: 'text/csv' })
  fireEvent.change(screen.getByLabelText(/CSV file/), { target: { files: [file] } })
  await screen.findByLabelText('Which column holds the addresses? (1 row)')
}

async function importOneRow() {
  await chooseOneRow()
  screen.getByText('Names come from “First name” and “Last name”.')
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText('1 of 1 row imported.')
}

it('has the table of subscribers show whom an import brought, and keeps its report', async () => {
  open()
  expect(readRows).toHaveBeenCalledTimes(1)
  await importOneRow()
  // The rows are read anew once the report is drawn.
  await waitFor(() => expect(readRows).toHaveBeenCalledTimes(2))
  expect(screen.getByText('1 of 1 row imported.')).toBeTruthy()
})

it('leaves the table alone when a subscriber is saved in it', async () => {
  open()
  await importOneRow()
  const saved = { operation: 'update', updatedAt: '2030-01-01T00:00:00.000Z' } as const
  act(() => report({ ...saved, entitySlug: slugs.subscribers, id: 's1' }))
  act(() => report({ ...saved, entitySlug: slugs.emailLists, id: 'l2' }))
  expect(readRows).toHaveBeenCalledTimes(2)
})

it('takes no other file while one is imported', async () => {
  open()
  await chooseOneRow()
  let answer: (response: Response) => void = () => {}
  const answered = new Promise<Response>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', () => answered)
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText('The file is being imported…')
  const file = () => screen.getByLabelText<HTMLInputElement>(/CSV file/)
  expect(file().disabled).toBe(true)
  answer(Response.json({ message: 'Not now.' }, { status: 500 }))
  await screen.findByText('Not now.')
  expect(file().disabled).toBe(false)
})

it('says at their fields what is missing before a file is imported', async () => {
  open()
  await chooseOneRow(null)
  fireEvent.click(screen.getByRole('button', { name: 'Import' }))
  const { noColumn, consentRequired } = ownerMessages.subscriberImport
  const said = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  await waitFor(() => expect(said(screen.getByLabelText(/^Which column/))).toBe(noColumn))
  expect(said(screen.getByRole('checkbox'))).toBe(consentRequired)
  expect(screen.queryByText('1 of 1 row imported.')).toBeNull()
})
