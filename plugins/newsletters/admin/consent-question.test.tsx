// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import {
  ConsentQuestion,
  mailableQuery,
  sureMailable,
} from '@/plugins/newsletters/admin/consent-question'
import type { ConsentColumn } from '@/src/core/contracts/audience/email-lists'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(cleanup)

const text = ownerMessages.subscriberImport
const columns: ConsentColumn[] = [
  {
    index: 1,
    name: 'Status',
    kind: 'consent',
    values: [
      { value: 'active', example: 'Active', count: 1200, says: 'yes' },
      { value: 'cleaned', example: 'Cleaned', count: 12, says: 'no' },
      { value: '', example: '', count: 3, says: 'unclear' },
    ],
    others: 0,
    mayBeOther: false,
  },
  {
    index: 4,
    name: 'May we write?',
    kind: 'answers',
    values: [{ value: 'no', example: 'No', count: 9, says: 'unclear' }],
    others: 2,
    mayBeOther: true,
  },
]

let query = ''

function Question() {
  const [mailable, setMailable] = useState(sureMailable(columns))
  query = mailableQuery(mailable)
  return <ConsentQuestion columns={columns} mailable={mailable} onChange={setMailable} />
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('asks of each column which of its values may be mailed, and begins with what is sure', () => {
  render(<Question />)
  expect(screen.getByRole('group', { name: text.whichMayBeMailed('“Status”') })).toBeTruthy()
  expect(box('Active 1,200').checked).toBe(true)
  expect(box('empty 3').checked).toBe(false)
  expect(box('Cleaned 12, says no').disabled).toBe(true)
  expect(query).toBe('1:0,4:')

  fireEvent.click(box('empty 3'))
  fireEvent.click(box('Active 1,200'))
  expect(query).toBe('1:2,4:')
})

it('lets a column be about something else, unless it surely says no', () => {
  render(<Question />)
  expect(screen.getAllByRole('checkbox', { name: text.notAboutMails })).toHaveLength(1)
  expect(screen.getByText(text.otherValues(2))).toBeTruthy()
  fireEvent.click(box(text.notAboutMails))
  expect(query).toBe('1:0,4:*')
  expect(box('No 9').disabled).toBe(true)
  expect(box('No 9').checked).toBe(true)
  fireEvent.click(box(text.notAboutMails))
  expect(query).toBe('1:0,4:')
})
