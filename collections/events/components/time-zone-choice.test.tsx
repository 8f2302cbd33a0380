// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TimeZoneChoice } from '@/collections/events/components/time-zone-choice.client'

type Drawn = { field: { options: { value: string; label: string }[] } }

const form = vi.hoisted(() => ({
  value: 'Europe/London',
  setValue: vi.fn(),
  drawn: undefined as Drawn | undefined,
}))

// Payload's own choice asks for a whole form around it.
vi.mock('@payloadcms/ui', () => ({
  useField: () => form,
  SelectField: (props: Drawn) => {
    form.drawn = props
    return null
  },
}))

afterEach(() => {
  cleanup()
  form.setValue.mockReset()
})

function open(value: string, isFirst = false) {
  form.value = value
  render(<TimeZoneChoice field={{ name: 'timeZone' }} path="timeZone" isFirst={isFirst} />)
  return form.drawn?.field.options ?? []
}

it('offers all zones by words that are found by their city, each once', () => {
  const options = open('Europe/London')
  expect(options).toContainEqual({ value: 'America/New_York', label: 'America/New York' })
  expect(options.filter(({ value }) => value === 'Europe/London')).toHaveLength(1)
})

it.each(['US/Eastern', 'UTC'])('keeps %s, stored under a name that no list has', (zone) => {
  expect(open(zone)).toContainEqual({ value: zone, label: zone })
})

it.each([true, false])('begins with the zone of this computer for a first event: %s', (isFirst) => {
  open('Europe/London', isFirst)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(form.setValue.mock.calls).toEqual(isFirst ? [[timeZone, true]] : [])
})
