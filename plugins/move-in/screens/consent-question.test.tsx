// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ConsentQuestion, sureMailable } from '@/plugins/move-in/screens/consent-question'
import { otherValue } from '@/src/core/contracts/studio/imported-things'
import type { ImportChoices } from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(cleanup)

const text = ownerMessages.subscriberImport
const columns = [
  {
    name: 'Status',
    values: [
      { value: '', count: 3, says: 'unclear' as const },
      { value: 'active', count: 1200, says: 'yes' as const },
    ],
    mayBeOther: false,
  },
  {
    name: 'May we write?',
    values: [
      { value: 'no', count: 9, says: 'unclear' as const },
      { value: otherValue, count: 2, says: 'unclear' as const },
    ],
    mayBeOther: true,
  },
]

let mailable: ImportChoices['mailable'] = {}

function Question() {
  const [chosen, setChosen] = useState(sureMailable(columns))
  mailable = chosen
  return <ConsentQuestion columns={columns} mailable={chosen} onChange={setChosen} />
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('asks of each column which of its values may be mailed, and begins with what is sure', () => {
  render(<Question />)
  expect(screen.getByRole('group', { name: text.whichMayBeMailed('“Status”') })).toBeTruthy()
  expect(box('active 1,200').checked).toBe(true)
  expect(box('empty 3').checked).toBe(false)
  expect(mailable).toEqual({ Status: ['active'], 'May we write?': [] })

  fireEvent.click(box('empty 3'))
  fireEvent.click(box('active 1,200'))
  expect(mailable).toEqual({ Status: [''], 'May we write?': [] })
})

it('lets a column be about something else, unless it surely says no', () => {
  render(<Question />)
  expect(screen.getAllByRole('checkbox', { name: text.notAboutMails })).toHaveLength(1)
  expect(screen.getByText(text.otherValues(2))).toBeTruthy()
  fireEvent.click(box(text.notAboutMails))
  expect(mailable).toEqual({ Status: ['active'], 'May we write?': null })
  expect(box('no 9').disabled).toBe(true)
  expect(box('no 9').checked).toBe(true)
  fireEvent.click(box(text.notAboutMails))
  expect(mailable).toEqual({ Status: ['active'], 'May we write?': [] })
})
